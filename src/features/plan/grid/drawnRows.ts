import type { PlanRowId } from '#domain/ids.ts'

/** Height of a row with one line in each cell, in pixels. */
export const rowHeight = 42

/** Cells of a table that is drawn as a whole; what draws a part of a longer one is loaded when it is needed. */
const mostCells = 320

/** Which rows are drawn, and where. */
export interface DrawnRows {
  /** `top` in pixels from the beginning of the rows; null: below the one before it. */
  items: readonly { index: number; top: number | null }[]
  /** Of all rows, in pixels; null where all of them are drawn. */
  height: number | null
  measure: ((row: HTMLElement | null) => void) | undefined
}

/** Whether only the rows on the screen are drawn. */
export function isLongTable(rowIds: readonly PlanRowId[], columnCount: number): boolean {
  return rowIds.length * columnCount > mostCells
}

/** The rows of a table from the first one on, as many as can be drawn as a whole. */
export function firstRows(rowIds: readonly PlanRowId[], columnCount: number): DrawnRows {
  const count = Math.min(rowIds.length, Math.max(1, Math.floor(mostCells / columnCount)))
  return {
    items: rowIds.slice(0, count).map((_, index) => ({ index, top: null })),
    height: count < rowIds.length ? rowIds.length * rowHeight : null,
    measure: undefined,
  }
}

/** One of them. */
export interface DrawnRow {
  rowId: PlanRowId
  /** Its place on this screen, from zero. */
  index: number
  /** In pixels from the beginning of the rows; null: below the row before it. */
  top: number | null
  measure: ((row: HTMLElement | null) => void) | undefined
}
