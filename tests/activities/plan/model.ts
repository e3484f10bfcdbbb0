import fc from 'fast-check'
import { expect } from 'vitest'
import { moveBefore } from '#domain/activity/reorder.ts'
import { writeSource } from '#domain/activity/source.ts'
import type { Actor } from '#domain/actor.ts'
import { limits } from '#domain/limits.ts'
import { cellKey, placeOfKey } from '#domain/plan/cellKey.ts'
import { editCells } from '#domain/plan/cells.ts'
import { createColumn, deleteColumns, renameColumn, setChoices } from '#domain/plan/columns.ts'
import { updateInfo } from '#domain/plan/info.ts'
import { planModel } from '#domain/plan/model.ts'
import { readColumns, readRows } from '#domain/plan/read.ts'
import { roots } from '#domain/plan/roots.ts'
import { createRow, deleteRow } from '#domain/plan/rows.ts'
import { startOver } from '#domain/plan/startOver.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const anyId = '00000000-0000-4000-8000-000000000001'
const boss: Actor = { role: 'facilitator', isMine: () => false }
const id = (prefix: string): fc.Arbitrary<string> => fc.nat(3).map((number) => `${prefix}${number}`)
const [column, row] = [id('c'), id('r')]

/** Adds a row with a text in the first column that still exists. */
const added = (room: TextRoom, rowId: string): void =>
  createRow(room, boss, { id: rowId, createdAt: 5, cells: [{ position: 0, value: room.canary() }] })

const acts: fc.Arbitrary<Act> = fc.oneof(
  row.map(
    (rowId): Act =>
      (room) =>
        added(room, rowId),
  ),
  fc.tuple(row, column).map(
    ([rowId, columnId]): Act =>
      (room) =>
        void editCells(room, boss, { rowId, cells: [{ columnId, value: room.canary() }] }),
  ),
  fc.tuple(row, column).map(
    ([rowId, columnId]): Act =>
      (room) =>
        void editCells(room, boss, { rowId, cells: [{ columnId, value: '' }] }),
  ),
  column.map(
    (columnId): Act =>
      ({ desk }) =>
        createColumn(desk, { id: columnId }),
  ),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  column.map(
    (columnId): Edit =>
      (desk, room) =>
        createColumn(desk, { id: columnId, heading: room.canary(), index: 0 }),
  ),
  column.map(
    (columnId): Edit =>
      (desk, room) =>
        renameColumn(desk, columnId, room.canary()),
  ),
  column.map(
    (columnId): Edit =>
      (desk, room) =>
        setChoices(desk, columnId, [room.canary(), room.canary()]),
  ),
  column.map(
    (columnId): Edit =>
      (desk) =>
        deleteColumns(desk, [columnId]),
  ),
  column.map(
    (columnId): Edit =>
      (desk) =>
        moveBefore(roots.columns(desk), columnId, null),
  ),
  row.map(
    (rowId): Edit =>
      (desk) =>
        deleteRow(desk, rowId),
  ),
  row.map(
    (rowId): Edit =>
      (desk) =>
        moveBefore(roots.rows(desk), rowId, null),
  ),
  fc.tuple(row, column).map(
    ([rowId, columnId]): Edit =>
      (desk, room) =>
        void roots.cells(desk).set(cellKey({ rowId, columnId }), room.canary()),
  ),
  row.map(
    (rowId): Edit =>
      (desk, room) =>
        writeSource(desk, rowId, { objectId: anyId, itemId: room.canary() }),
  ),
  row.map(
    (rowId): Edit =>
      (desk, room) =>
        writeSource(desk, rowId, { objectId: room.canary(), itemId: anyId }),
  ),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { planDesc: room.canary() })),
  fc.constant<Edit>((desk) => startOver(desk)),
)

const plain = (fields: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<unknown> =>
  fc.record(fields, { noNullPrototype: true })

/** What tests know of planners. */
export const testedPlan: TestedModel = {
  model: planModel,
  start(room) {
    for (const one of ['c0', 'c1', 'c2']) createColumn(room.desk, { id: one, heading: room.canary() })
  },
  fill(room) {
    updateInfo(room.desk, { planName: room.canary(), planDesc: room.canary(), notes: room.canary() })
    setChoices(room.desk, 'c1', [room.canary()])
    for (const rowId of ['r0', 'r1', 'r2']) added(room, rowId)
    editCells(room, boss, { rowId: 'r0', cells: [{ columnId: 'c1', value: room.canary() }] })
  },
  acts,
  edits,
  show: () => undefined,
  isAlwaysShown: true,
  almost: fc.oneof(
    plain({
      order: fc.constantFrom<unknown>('a0', 'a1', 5, null),
      createdAt: fc.constantFrom<unknown>(1, 2, 'a'),
    }),
    fc.array(fc.constantFrom<unknown>('a', 'a', '', 5, null, ' b ')),
  ),
  shownTexts({ desk }) {
    const idsOf = (records: 'columns' | 'rows', deleted: 'columnDeleted' | 'rowDeleted'): string[] =>
      [...roots[records](desk).entries()].flatMap(([one, record]) =>
        typeof record?.order === 'string' && !roots[deleted](desk).get(one) ? one : [],
      )
    const columns = idsOf('columns', 'columnDeleted')
    const rows = idsOf('rows', 'rowDeleted')
    return [
      roots.info(desk).get('planName'),
      roots.info(desk).get('planDesc'),
      ...columns.flatMap((one) => {
        const choices: unknown = roots.choices(desk).get(one)
        return [roots.headings(desk).get(one), ...(Array.isArray(choices) ? choices : [])]
      }),
      ...rows.flatMap((rowId) => columns.map((columnId) => roots.cells(desk).get(`${rowId}:${columnId}`))),
    ]
  },
  assertValid(board) {
    const [columns, rows] = [readColumns(board), readRows(board)]
    expect(columns.length).toBeLessThanOrEqual(limits.planColumns)
    expect(rows.length).toBeLessThanOrEqual(limits.planRows)
    expect([columns.length, rows.length]).toEqual([roots.columns(board).size, roots.rows(board).size])
    expect(roots.columnDeleted(board).size + roots.rowDeleted(board).size).toBe(0)
    for (const { createdAt } of roots.rows(board).values()) expect(typeof createdAt).toBe('number')
    for (const [key, text] of roots.cells(board)) {
      const { rowId, columnId } = placeOfKey(key)
      expect(rows.map((one) => one.id)).toContain(rowId)
      expect(columns.map((one) => one.id)).toContain(columnId)
      expect([typeof text, text === '']).toEqual(['string', false])
      expect(text.length).toBeLessThanOrEqual(limits.planText)
    }
    for (const [columnId, choices] of roots.choices(board)) {
      expect(columns.map((one) => one.id)).toContain(columnId)
      expect(choices.length).toBeGreaterThan(0)
      for (const choice of choices) expect([typeof choice, choice === '']).toEqual(['string', false])
    }
    expectSources(board, rows)
  },
}
