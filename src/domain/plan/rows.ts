import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { lastOrder } from '../activity/reorder.ts'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PlanRowId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as planMessages from '../messages/plan.ts'
import { cellKey } from './cellKey.ts'
import { checkedCells } from './cells.ts'
import type { NewCell } from './cells.ts'
import { isRowThere, readRows } from './read.ts'
import { roots } from './roots.ts'

export interface NewRow {
  id: PlanRowId
  /** Epoch seconds by the server's clock. */
  createdAt: number
  /** Texts of its cells; all are empty when left out. */
  cells?: readonly NewCell[] | undefined
}

/**
 * Adds a row at the end. SPEC PL1, PL3, PL5.
 *
 * @throws {Refusal} `FORBIDDEN` when input is locked or the id is used, `NOT_FOUND` for a column that never was
 * @throws {UserMistake} when the planner is full, a text is too long, or a column was deleted
 */
export function createRow({ desk, board }: ActivityDocs, actor: Actor, row: NewRow): void {
  assertTakesInput(board, actor.role)
  assertTakesRows(desk, 1)
  const cells = checkedCells(desk, row.cells ?? [])
  const rows = roots.rows(desk)
  if (rows.has(row.id)) throw new Refusal('FORBIDDEN', `id in use: ${row.id}`)
  rows.set(row.id, { order: lastOrder(rows), createdAt: Math.floor(row.createdAt) })
  for (const { columnId, value } of cells)
    if (value !== '') roots.cells(desk).set(cellKey({ rowId: row.id, columnId }), value)
}

/** @throws {UserMistake} when a planner cannot take this many more rows. SPEC PL1. */
export function assertTakesRows(desk: Y.Doc, more: number): void {
  const kept = roots.rows(desk).size + more
  if (kept > limits.planRows && readRows(desk).length + more > limits.planRows)
    throw new UserMistake(planMessages.tooManyRows(limits.planRows))
  if (kept > limits.planRowsKept) throw new UserMistake(planMessages.rowsUsedUp)
}

/** Deletes a row by setting a flag; one that is gone already is no error. SPEC PL9. */
export function deleteRow(desk: Y.Doc, id: PlanRowId): void {
  if (isRowThere(desk, id)) roots.rowDeleted(desk).set(id, true)
}
