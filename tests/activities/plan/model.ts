import fc from 'fast-check'
import { expect } from 'vitest'
import { moveBefore } from '#domain/activity/reorder.ts'
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
import { act, edit, idOf, plain, sourceEdits } from '../arbitraries.ts'
import type { Act, Edit, TestedModel, TextRoom } from '../contract.ts'
import { expectSources } from '../kindRoom.ts'

const boss: Actor = { role: 'facilitator', isMine: () => false }
const [column, row] = [idOf('c'), idOf('r')]
const cell = fc.record({ rowId: row, columnId: column })

/** Adds a row with a text in the first column that still exists. */
const added = (room: TextRoom, rowId: string): void =>
  createRow(room, boss, { id: rowId, createdAt: 5, cells: [{ position: 0, value: room.canary() }] })

const acts: fc.Arbitrary<Act> = fc.oneof(
  act(row, added),
  act(cell, (room, { rowId, columnId }) =>
    editCells(room, boss, { rowId, cells: [{ columnId, value: room.canary() }] }),
  ),
  act(cell, (room, { rowId, columnId }) =>
    editCells(room, boss, { rowId, cells: [{ columnId, value: '' }] }),
  ),
  act(column, ({ desk }, id) => createColumn(desk, { id })),
)

const edits: fc.Arbitrary<Edit> = fc.oneof(
  edit(column, (desk, id, room) => createColumn(desk, { id, heading: room.canary(), index: 0 })),
  edit(column, (desk, id, room) => renameColumn(desk, id, room.canary())),
  edit(column, (desk, id, room) => setChoices(desk, id, [room.canary(), room.canary()])),
  edit(column, (desk, id) => deleteColumns(desk, [id])),
  edit(column, (desk, id) => moveBefore(roots.columns(desk), id, null)),
  edit(row, deleteRow),
  edit(row, (desk, id) => moveBefore(roots.rows(desk), id, null)),
  edit(cell, (desk, at, room) => roots.cells(desk).set(cellKey(at), room.canary())),
  sourceEdits(row),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { notes: room.canary() })),
  fc.constant<Edit>((desk, room) => updateInfo(desk, { planDesc: room.canary() })),
  fc.constant<Edit>(startOver),
)

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
