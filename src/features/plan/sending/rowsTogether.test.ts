import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { waiting } from '#support/outbox/fills.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import { rowsTogether } from './rowsTogether.ts'

const row = (text: string, more?: Partial<OutboxEntry>) =>
  waiting(
    { does: 'create', type: 'planRow', id: `row ${text}`, fields: text === '' ? {} : { a: text } },
    more,
  )
const idsOf = (entries: readonly OutboxEntry[] | undefined) => entries?.map(({ entryId }) => entryId)

test('[PL15] rows that wait one behind the other are one call, empty ones too', () => {
  const rows = [row('one'), row(''), row('three')] as const
  const together = rowsTogether(rows[0], rows)
  expect(idsOf(together?.entries)).toEqual(idsOf(rows))
  expect(together?.variables).toEqual({
    commonInfoData: { workshop: 'w' },
    planId: 'o',
    rows: [
      { id: 'row one', valueList: [{ columnId: 'a', value: 'one' }] },
      { id: 'row ', valueList: [] },
      { id: 'row three', valueList: [{ columnId: 'a', value: 'three' }] },
    ],
  })
  expect(rowsTogether(rows[2], rows)).toBeNull()
})

test('[PL15] a row overtakes no other act in its planner; refused rows and other planners are not in the way', () => {
  const [first, refused, other, second] = [
    row('one'),
    row('refused', { state: { status: 'refused', message: 'no' } }),
    row('elsewhere', { objectId: 'other' }),
    row('two'),
  ]
  const column = waiting({ does: 'create', type: 'planColumn', id: 'c', fields: {} })
  const all = [first, refused, other, second, column, row('of the new column')]
  expect(idsOf(rowsTogether(first, all)?.entries)).toEqual(idsOf([first, second]))
  expect(rowsTogether(second, all)).toBeNull()
})

test('[PL15] a call has at most fifty rows, and is no larger than a request may be', () => {
  const many = Array.from({ length: 70 }, (_, at) => row(`${at}`))
  const [first] = many
  expect(first && rowsTogether(first, many)?.entries).toHaveLength(limits.planRowsPerCall)
  const wide = Array.from({ length: 40 }, (_, at) => {
    const fields = Object.fromEntries(
      Array.from({ length: 20 }, (__, to) => [`column ${to}`, 'å'.repeat(255)]),
    )
    return waiting({ does: 'create', type: 'planRow', id: `wide ${at}`, fields })
  })
  const [begin] = wide
  const together = begin && rowsTogether(begin, wide)
  const { length } = new TextEncoder().encode(JSON.stringify(together?.variables))
  expect(together?.entries.length).toBeGreaterThan(5)
  expect(length).toBeLessThan(105_000)
})
