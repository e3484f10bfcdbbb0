import type { PlanColumnId, PlanRowId } from '../ids.ts'

/** A cell, by the ids of its row and column. */
export interface CellPlace {
  rowId: PlanRowId
  columnId: PlanColumnId
}

/** The key of a cell in the map of cells. SPEC PL4. */
export function cellKey({ rowId, columnId }: CellPlace): string {
  return `${rowId}:${columnId}`
}

/** The row and column that a key names. A desk may contain any key: ids of nothing are returned as they stand. */
export function placeOfKey(key: string): CellPlace {
  const colon = key.indexOf(':')
  return { rowId: key.slice(0, Math.max(colon, 0)), columnId: key.slice(colon + 1) }
}
