import { expect, test } from 'vitest'
import * as planMessages from '#domain/messages/plan.ts'
import { fill, to, unused } from '#support/outbox/fills.ts'
import { mergedFill, splitFill } from './fill.ts'
import type { Replacement } from './fill.ts'
import { refusedFor } from './outboxEntry.ts'
import type { OutboxEntry } from './outboxEntry.ts'

const variablesOf = ({ put }: Replacement) => put.map(({ variables }) => variables)

test('[PL7] a later edit replaces a waiting one of the same cell and keeps the text that it replaces', () => {
  const entries = [
    fill('r0', { c0: to('a', 'x') }),
    fill('r0', { c1: to('other', '') }),
    fill('r1', { c0: to('elsewhere', '') }),
    fill('r0', { c0: to('b', 'a'), c2: to('too', '') }),
  ] as [OutboxEntry, ...OutboxEntry[]]
  const merged = mergedFill(entries[0], entries)
  expect(merged && variablesOf(merged)).toEqual([
    {
      rowId: 'r0',
      valueList: [
        { columnId: 'c0', ...to('b', 'x') },
        { columnId: 'c2', ...to('too', '') },
      ],
    },
  ])
  expect(merged?.put[0]?.entryId).toBe(entries[0].entryId)
  expect(merged?.remove).toEqual([entries[3]?.entryId])
})

test('[PL7] what changes nothing any more is not sent, and what was sent once is not replaced', () => {
  const [first, back] = [fill('r0', { c0: to('a', 'x') }), fill('r0', { c0: to('x', 'a') })]
  expect(mergedFill(first, [first, back])).toEqual({ put: [], remove: [first.entryId, back.entryId] })
  expect(mergedFill({ ...first, wasSent: true }, [first, back])).toBeNull()
  const refused: OutboxEntry = { ...back, state: refusedFor(planMessages.cellChanged) }
  expect(mergedFill(first, [first, refused])).toBeNull()
})

test('[PL6] [PL7] what was picked after a conflict replaces what it names, whatever waits before it', () => {
  const retyped = fill('r0', { c0: to('Saturday', 'Friday') })
  const picked = fill('r0', { c0: to('Friday', 'Monday') })
  const merged = mergedFill(retyped, [retyped, picked])
  expect(merged && variablesOf(merged)).toEqual([
    { rowId: 'r0', valueList: [{ columnId: 'c0', ...to('Friday', 'Monday') }] },
  ])
})

test('[PL7] an edit behind another act on its row stays behind it', () => {
  const [first, last] = [fill('r0', { c0: to('a', 'x') }), fill('r0', { c0: to('b', 'a') })]
  const removal: OutboxEntry = {
    ...fill('r0', {}),
    effect: { does: 'remove', type: 'row', id: 'r0' },
  }
  expect(mergedFill(first, [first, removal, last])).toBeNull()
})

test('[PL6] of several cells those that nobody overtook are sent again, each alone', () => {
  const entry = fill('r0', { c0: to('a', ''), c1: to('b', '') })
  const split = splitFill(entry, planMessages.cellChanged, () => unused('new'))
  expect(split && variablesOf(split)).toEqual([
    { rowId: 'r0', valueList: [{ columnId: 'c0', ...to('a', '') }] },
    { rowId: 'r0', valueList: [{ columnId: 'c1', ...to('b', '') }] },
  ])
  expect(split?.put.map(({ text, order, state }) => [text, order, state.status])).toEqual([
    ['a', entry.order, 'waiting'],
    ['b', entry.order, 'waiting'],
  ])
  expect(split?.remove).toEqual([entry.entryId])
  expect(splitFill(fill('r0', { c0: to('a', '') }), planMessages.cellChanged, String)).toBeNull()
  expect(splitFill(entry, planMessages.rowDeleted, String)).toBeNull()
  expect(splitFill(entry, planMessages.columnDeleted, String)?.put).toHaveLength(2)
})
