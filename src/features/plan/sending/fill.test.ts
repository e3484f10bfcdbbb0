import { expect, test } from 'vitest'
import * as planMessages from '#domain/messages/plan.ts'
import { fill, to, unused } from '#support/outbox/fills.ts'
import type { Cells } from '#support/outbox/fills.ts'
import { mergedFill, splitFill, isUnsentFill } from './fill.ts'
import type { fillVariables } from './fill.ts'
import { refusedFor } from '#sync/entries/outboxEntry.ts'
import type { OutboxEntry } from '#sync/entries/outboxEntry.ts'
import type { Replacement } from '#sync/outbox/sending.ts'
import fc from 'fast-check'
import * as Y from 'yjs'
import { undoOf } from '#domain/activity/textEdit.ts'
import { UserMistake } from '#domain/errors.ts'
import { cellKey } from '#domain/plan/cellKey.ts'
import { editCells } from '#domain/plan/cells.ts'
import { createColumn } from '#domain/plan/columns.ts'
import { readCell } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { createRow } from '#domain/plan/rows.ts'
import { sendable } from '#sync/outbox/outboxPace.ts'
import { shownEntries } from '#sync/outbox/outboxView.ts'

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

/** A person's device: what it has seen of the planner, and what waits to be sent. */
class Device {
  entries: OutboxEntry[] = []
  readonly #desk = new Y.Doc()
  /** The person's edits that can be undone. */
  done: { rowId: string; columnId: string; value: string; expected: string }[] = []

  textOf(rowId: string, columnId: string): string {
    const pending = this.entries.findLast(
      ({ effect, state }) =>
        effect?.does === 'fill' &&
        effect.id === rowId &&
        columnId in effect.cells &&
        state.status !== 'refused',
    )
    if (pending?.effect?.does === 'fill') return pending.effect.cells[columnId]?.value ?? ''
    return readCell(this.#desk, { rowId, columnId })
  }

  /** Gets what it does not have yet, as a connection brings it. */
  look(desk: Y.Doc): void {
    Y.applyUpdate(this.#desk, Y.encodeStateAsUpdate(desk, Y.encodeStateVector(this.#desk)))
  }

  replace({ put, remove }: Replacement): void {
    const gone = [...remove, ...put.map(({ entryId }) => entryId)]
    this.entries = shownEntries(
      [...this.entries.filter(({ entryId }) => !gone.includes(entryId)), ...put],
      [],
    )
  }
}

type Fate = 'answered' | 'request lost' | 'answer lost'
type Step =
  | { does: 'type'; who: number; row: number; columns: number[] }
  | { does: 'undo' | 'look' | 'pick'; who: number }
  | { does: 'send'; who: number; fate: Fate }
  | { does: 'delete' | 'restore'; row: number; of: 'row' | 'column' }

const who = fc.nat(2)
const row = fc.nat(1)
const stepOf: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('type' as const), who, row, columns: columnsOf() }) },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('undo' as const), who }) },
  { weight: 2, arbitrary: fc.record({ does: fc.constantFrom('look' as const, 'pick' as const), who }) },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      who,
      fate: fc.constantFrom<Fate>('answered', 'answered', 'request lost', 'answer lost'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constantFrom('delete' as const, 'restore' as const),
      row,
      of: fc.constantFrom('row' as const, 'column' as const),
    }),
  },
)

function columnsOf(): fc.Arbitrary<number[]> {
  return fc.uniqueArray(fc.nat(1), { minLength: 1 })
}

/** Counterexamples that were found: an edit of two cells overtook those of one cell that waited before it. */
const overtaking: [Step[]][] = [
  [[[0], [1], [1, 0]].map((columns) => ({ does: 'type', who: 2, row: 0, columns }))],
]

test('[PL6] [PL7] [PL8] [PL10] cells converge for any order of edits, offline and undone, and no text disappears without its author being told', () => {
  fc.assert(
    fc.property(fc.array(stepOf, { maxLength: 60 }), (steps) => {
      const docs = { desk: new Y.Doc(), board: new Y.Doc() }
      for (const id of ['c0', 'c1']) createColumn(docs.desk, { id })
      const ann = { role: 'participant', isMine: () => false } as const
      for (const id of ['r0', 'r1']) createRow(docs, ann, { id, createdAt: 1 })
      const devices = [new Device(), new Device(), new Device()] as const
      /** All texts that somebody typed, with the ones that they saw and replaced. */
      const typed: { device: Device; key: string; value: string; expected: string }[] = []
      /** Texts that their author gave up for another own one. */
      const given = new Set<string>()
      let texts = 0

      const type = (device: Device, rowId: string, cells: Cells): void => {
        for (const [columnId, edit] of Object.entries(cells)) {
          typed.push({ device, key: cellKey({ rowId, columnId }), ...edit })
          device.done.push({ rowId, columnId, ...edit })
        }
        device.entries.push(fill(rowId, cells))
      }
      /** What accepted edits replaced: only these were seen by the one who replaced them. */
      const replaced = new Set<string>()
      const look = (device: Device): void => device.look(docs.desk)
      const send = (device: Device, fate: Fate): void => {
        const [entry] = sendable(device.entries)
        if (!entry) return
        const merged = mergedFill(entry, device.entries)
        if (merged) return device.replace(merged)
        const sent: OutboxEntry = isUnsentFill(entry) ? { ...entry, wasSent: true } : entry
        device.replace({ put: [sent], remove: [] })
        if (fate === 'request lost') return
        const message = saidOf(() => editCells(docs, ann, asRowEdit(sent)).length > 0)
        if (message === null && sent.effect?.does === 'fill')
          for (const [columnId, { expected }] of Object.entries(sent.effect.cells))
            replaced.add(`${cellKey({ rowId: sent.effect.id, columnId })} ${expected}`)
        if (fate === 'answer lost') return
        look(device)
        if (message === null) return device.replace({ put: [], remove: [sent.entryId] })
        const refused: OutboxEntry = { ...sent, state: refusedFor(message) }
        device.replace(splitFill(sent, message, () => unused('new')) ?? { put: [refused], remove: [] })
      }

      /** In the first conflict, the person picks the own text, and so gives up what they wrote there since. */
      const pick = (device: Device): void => {
        const refused = device.entries.find(
          ({ state }) => state.status === 'refused' && state.code === planMessages.cellChanged.code,
        )
        if (refused?.effect?.does !== 'fill') return
        const [picked] = Object.entries(refused.effect.cells)
        if (!picked) return
        const [columnId, { value }] = picked
        const place = { rowId: refused.effect.id, columnId }
        for (const { effect, state } of device.entries)
          if (effect?.does === 'fill' && effect.id === place.rowId && state.status === 'waiting')
            given.add(`${cellKey(place)} ${effect.cells[columnId]?.value ?? ''}`)
        look(device)
        type(device, place.rowId, { [columnId]: to(value, readCell(docs.desk, place)) })
        device.replace({ put: [], remove: [refused.entryId] })
      }

      for (const step of steps) {
        if ('of' in step) {
          const isRow = step.of === 'row'
          const deleted = isRow ? roots.rowDeleted(docs.desk) : roots.columnDeleted(docs.desk)
          const id = `${isRow ? 'r' : 'c'}${step.row}`
          if (step.does === 'delete') deleted.set(id, true)
          else deleted.delete(id)
        } else if ('who' in step) {
          const device = devices[step.who] as Device
          if (step.does === 'look') look(device)
          if (step.does === 'send') send(device, step.fate)
          if (step.does === 'pick') pick(device)
          if (step.does === 'type') {
            const rowId = `r${step.row}`
            const cells = step.columns.map((column) => {
              const expected = device.textOf(rowId, `c${column}`)
              return [`c${column}`, to(`text ${(texts += 1)}`, expected)] as const
            })
            type(device, rowId, Object.fromEntries(cells))
          }
          const last = step.does === 'undo' ? device.done.pop() : undefined
          if (last) {
            const { rowId, columnId, ...edit } = last
            type(device, rowId, { [columnId]: undoOf(edit) })
            device.done.pop()
          }
        }
      }
      for (const device of devices) while (sendable(device.entries).length > 0) send(device, 'answered')
      for (const device of devices) {
        look(device)
        for (const rowId of ['r0', 'r1'])
          for (const columnId of ['c0', 'c1'])
            expect(device.textOf(rowId, columnId)).toBe(readCell(docs.desk, { rowId, columnId }))
      }
      // Each text is there, or was replaced by an accepted edit that named it, or by its author before it was sent, or its
      // author has it with the reason.
      const byAuthor = (device: Device, key: string, value: string): boolean =>
        typed.some((one) => one.device === device && one.key === key && one.expected === value)
      for (const { device, key, value } of typed.filter((one) => one.value !== '')) {
        const isThere = roots.cells(docs.desk).get(key) === value
        const isKept = device.entries.some(
          ({ text, state }) => state.status === 'refused' && text.split('\n').includes(value),
        )
        expect([
          value,
          isThere ||
            isKept ||
            byAuthor(device, key, value) ||
            [replaced, given].some((gone) => gone.has(`${key} ${value}`)),
        ]).toEqual([value, true])
      }
    }),
    { numRuns: 500, examples: overtaking },
  )
})

/** What the server makes of a call. */
function asRowEdit({ variables }: OutboxEntry) {
  const { rowId, valueList } = variables as ReturnType<typeof fillVariables>
  return { rowId, cells: valueList }
}

/** The message of a refused call; null for one that was accepted. */
function saidOf(hasConflicts: () => boolean) {
  try {
    return hasConflicts() ? planMessages.cellChanged : null
  } catch (error) {
    if (!(error instanceof UserMistake)) throw error
    return error.said
  }
}
