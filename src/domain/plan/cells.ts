import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { outcomeOf } from '../activity/textEdit.ts'
import type { TextEdit } from '../activity/textEdit.ts'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PlanColumnId, PlanRowId } from '../ids.ts'
import * as planMessages from '../messages/plan.ts'
import { cleanText } from '../text.ts'
import { cellKey } from './cellKey.ts'
import { checkedPlanText } from './cellText.ts'
import { columnsAt } from './columnPlace.ts'
import type { ColumnPlace } from './columnPlace.ts'
import { isColumnThere, isRowThere, readCell, readColumns } from './read.ts'
import { roots } from './roots.ts'

/** A text for a cell. */
export interface NewCell extends ColumnPlace {
  value: string
}

export interface RowEdit {
  rowId: PlanRowId
  cells: readonly (NewCell & TextEdit)[]
}

/** A cell that has neither the expected text nor the new one. */
export interface Conflict {
  columnId: PlanColumnId
  /** Of the column, starting at 0. */
  position: number
  /** The present text. */
  value: string
}

/**
 * Changes cells of one row, all or none. SPEC PL3 to PL8.
 *
 * @param isUnseen the planner is hidden from the actor: every edit is refused alike, before anything is looked at
 * @returns the cells that somebody else changed meanwhile; nothing was written when there are any
 * @throws {Refusal} `NOT_FOUND` for a row or column that never was
 * @throws {UserMistake} when it is unseen, when input is locked, for a text that is too long, and when the row or a
 *   column was deleted
 */
export function editCells(
  { desk, board }: ActivityDocs,
  actor: Actor,
  { rowId, cells }: RowEdit,
  isUnseen = false,
): Conflict[] {
  if (isUnseen) throw new UserMistake(planMessages.cellHidden)
  if (!roots.rows(desk).has(rowId)) throw new Refusal('NOT_FOUND', `row ${rowId}`)
  const changed = namedCells(desk, cells)
    .map(({ columnId, value, expected }) => ({
      columnId,
      value: checkedPlanText(value),
      expected: expected === undefined ? undefined : cleanText(expected),
      present: readCell(desk, { rowId, columnId }),
    }))
    .map((cell) => ({ ...cell, outcome: outcomeOf(cell.present, cell) }))
    .filter((cell) => cell.outcome !== 'there')
  // A retry whose text is there already succeeds, also after a deletion.
  if (changed.length === 0) return []
  assertTakesInput(board, actor.role)
  if (!isRowThere(desk, rowId)) throw new UserMistake(planMessages.rowDeleted)
  if (changed.some(({ columnId }) => !isColumnThere(desk, columnId)))
    throw new UserMistake(planMessages.columnDeleted)
  const conflicts = changed.filter((cell) => cell.outcome === 'conflict')
  if (conflicts.length > 0) {
    const columns = readColumns(desk).map(({ id }) => id)
    return conflicts.map(({ columnId, present }) => {
      return { columnId, position: columns.indexOf(columnId), value: present }
    })
  }
  for (const { columnId, value, present } of changed)
    if (value !== present) writeCell(desk, cellKey({ rowId, columnId }), value)
  return []
}

/**
 * The texts of a new row, by the ids of their columns.
 *
 * @throws {Refusal} `NOT_FOUND` for a column that never was
 * @throws {UserMistake} for a text that is too long, or a column that was deleted
 */
export function checkedCells(
  desk: Y.Doc,
  cells: readonly NewCell[],
): { columnId: PlanColumnId; value: string }[] {
  const named = namedCells(desk, cells)
  if (named.some(({ columnId }) => !isColumnThere(desk, columnId)))
    throw new UserMistake(planMessages.columnDeleted)
  return named.map(({ columnId, value }) => ({ columnId, value: checkedPlanText(value) }))
}

/** A cell that is named twice gets its last text. */
function namedCells<Cell extends NewCell>(
  desk: Y.Doc,
  cells: readonly Cell[],
): (Cell & { columnId: PlanColumnId })[] {
  const ids = columnsAt(desk, cells)
  const named = cells.map((cell, index) => ({ ...cell, columnId: ids[index] ?? '' }))
  return [...new Map(named.map((cell) => [cell.columnId, cell])).values()]
}

function writeCell(desk: Y.Doc, key: string, value: string): void {
  if (value === '') roots.cells(desk).delete(key)
  else roots.cells(desk).set(key, value)
}
