import { generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import { keysEver } from '../activity/docs.ts'
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

/** Adds a row at the end. SPEC PL1, PL3, PL5. @throws as `createRows` */
export function createRow(docs: ActivityDocs, actor: Actor, row: NewRow): void {
  createRows(docs, actor, [row])
}

/**
 * Adds rows at the end, in their order: all of them, or none. SPEC PL1, PL3, PL5, PL15.
 *
 * @throws {Refusal} `FORBIDDEN` when an id is used, `NOT_FOUND` for a column that never was
 * @throws {UserMistake} when input is locked, the planner is full, a text is too long, or a column was deleted
 */
export function createRows({ desk, board }: ActivityDocs, actor: Actor, added: readonly NewRow[]): void {
  assertTakesInput(board, actor.role)
  assertTakesRows(desk, added.length)
  const rows = roots.rows(desk)
  const ids = new Set(added.map(({ id }) => id))
  const used = [...ids].find((id) => rows.has(id))
  if (used !== undefined || ids.size < added.length)
    throw new Refusal('FORBIDDEN', `id in use: ${used ?? 'twice'}`)
  // Every row is looked at once, not once for each added one.
  const first = lastOrder(rows)
  const orders = [first, ...generateNKeysBetween(first, null, Math.max(0, added.length - 1))]
  const checked = added.map((row) => ({ ...row, cells: checkedCells(desk, row.cells ?? []) }))
  for (const [at, { id, createdAt, cells }] of checked.entries()) {
    rows.set(id, { order: orders[at] ?? '', createdAt: Math.floor(createdAt) })
    for (const { columnId, value } of cells)
      if (value !== '') roots.cells(desk).set(cellKey({ rowId: id, columnId }), value)
  }
}

/** @throws {UserMistake} when a planner cannot take this many more rows. SPEC PL1. */
export function assertTakesRows(desk: Y.Doc, more: number): void {
  const kept = keysEver(roots.rows(desk)) + more
  if (kept > limits.planRows && readRows(desk).length + more > limits.planRows)
    throw new UserMistake(planMessages.tooManyRows(limits.planRows))
  if (kept > limits.planRowsKept) throw new UserMistake(planMessages.rowsUsedUp)
}

/** Deletes a row by setting a flag; one that is gone already is no error. SPEC PL9. */
export function deleteRow(desk: Y.Doc, id: PlanRowId): void {
  if (isRowThere(desk, id)) roots.rowDeleted(desk).set(id, true)
}
