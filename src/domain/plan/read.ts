import type * as Y from 'yjs'
import { inOrder } from '../activity/order.ts'
import { numberOf } from '../activity/numberOf.ts'
import { nameOf, textOf } from '../activity/texts.ts'
import type { PlanColumnId, PlanRowId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cellKey } from './cellKey.ts'
import type { CellPlace } from './cellKey.ts'
import { roots } from './roots.ts'

// Browsers write desks, so values are validated here. SPEC P6.

export interface ColumnView {
  id: PlanColumnId
  /** As typed; empty for the default. `shownHeading` makes the text that screens show. */
  heading: string
  /** Texts that its cells are offered; empty for none. SPEC PL11. */
  choices: string[]
}

export interface RowView {
  id: PlanRowId
  /** Epoch seconds by the server's clock. */
  createdAt: number
}

/** Columns of a desk or board in their order, without deleted ones. */
export function readColumns(doc: Y.Doc): ColumnView[] {
  return inOrder(roots.columns(doc), roots.columnDeleted(doc)).map((id) => readColumn(doc, id))
}

/** One column, whether it exists or not. */
export function readColumn(doc: Y.Doc, id: PlanColumnId): ColumnView {
  return {
    id,
    heading: textOf(roots.headings(doc).get(id), limits.planText),
    choices: choicesOf(roots.choices(doc).get(id)),
  }
}

/** Rows of a desk or board in their order, without deleted ones. */
export function readRows(doc: Y.Doc): RowView[] {
  return inOrder(roots.rows(doc), roots.rowDeleted(doc)).map((id) => readRow(doc, id))
}

/** One row, whether it exists or not. */
export function readRow(doc: Y.Doc, id: PlanRowId): RowView {
  return { id, createdAt: numberOf(roots.rows(doc).get(id)?.createdAt) }
}

/** The columns that the board shows: only the first ones when concurrent edits exceeded the limit. SPEC P6 */
export function boardColumns(desk: Y.Doc): ColumnView[] {
  return readColumns(desk).slice(0, limits.planColumns)
}

/** The same for rows. SPEC P6 */
export function boardRows(desk: Y.Doc): RowView[] {
  return readRows(desk).slice(0, limits.planRows)
}

/** The text of a cell of a desk or board; empty where there is none. */
export function readCell(doc: Y.Doc, place: CellPlace): string {
  return textOf(roots.cells(doc).get(cellKey(place)), limits.planText)
}

/** Whether a row exists. */
export function isRowThere(doc: Y.Doc, id: PlanRowId): boolean {
  return typeof roots.rows(doc).get(id)?.order === 'string' && !roots.rowDeleted(doc).get(id)
}

/** Whether a column exists. */
export function isColumnThere(doc: Y.Doc, id: PlanColumnId): boolean {
  return typeof roots.columns(doc).get(id)?.order === 'string' && !roots.columnDeleted(doc).get(id)
}

function choicesOf(value: unknown): string[] {
  const texts = Array.isArray(value) ? value.map((choice) => nameOf(choice, limits.planText)) : []
  return [...new Set(texts)].filter((text) => text !== '').slice(0, limits.planChoices)
}
