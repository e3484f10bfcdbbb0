import type * as Y from 'yjs'
import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { readCell } from '#domain/plan/read.ts'
import type { PlanRow } from './rowList.ts'
import type { WaitingCells } from './waitingCells.ts'

/** What the texts of cells are read from. */
export interface CellSource {
  /** The desk or board that this screen reads. */
  source: Y.Doc
  rows: readonly PlanRow[]
  waiting: WaitingCells
}

/** The text of a cell as this person sees it. */
export type TextOf = (rowId: PlanRowId, columnId: PlanColumnId) => string

/**
 * Reads cells as this person sees them: what they typed last and is not saved yet, else what the document has, else what
 * they made the row with. SPEC PL7
 */
export function cellTexts({ source, rows, waiting }: CellSource): TextOf {
  const made = new Map(rows.flatMap((row) => (row.made ? [[row.id, row.made] as const] : [])))
  return (rowId, columnId) =>
    waiting.get(rowId)?.get(columnId) ??
    (readCell(source, { rowId, columnId }) || made.get(rowId)?.[columnId] || '')
}
