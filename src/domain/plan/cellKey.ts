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

/** The row and column of a key; of a key without a colon both are empty. */
export function placeOf(key: string): CellPlace {
  const [rowId = '', columnId = ''] = key.includes(':') ? key.split(':') : []
  return { rowId, columnId }
}
