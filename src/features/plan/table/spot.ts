import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'

/**
 * A cell of the grid by ids, so that it stays the same cell when others add, move and delete rows and columns. Null as
 * the row is the row of headings, null as the column is that of row numbers.
 */
export interface Spot {
  rowId: PlanRowId | null
  columnId: PlanColumnId | null
}

/** The rows and columns on the screen, in their order. */
export interface GridOrder {
  rowIds: readonly PlanRowId[]
  columnIds: readonly PlanColumnId[]
}

/** A key of the grid; `isCommand` is Ctrl, or the Command key of a Mac. */
export interface GridKey {
  key: string
  isShift: boolean
  isCommand: boolean
}

/** Whether both are the same cell, heading or row number; two nulls are the same. */
export function isSameSpot(one: Spot | null, other: Spot | null): boolean {
  return (
    one?.rowId === other?.rowId && one?.columnId === other?.columnId && (one === null) === (other === null)
  )
}

/**
 * Where a key leads while no cell is edited: arrows to the next cell, headings and row numbers included; Home and End
 * within the row, with Ctrl to the first and last cell; Page Up and Page Down by a screen.
 *
 * @param pageRows number of rows on the screen
 * @returns null for a key without effect
 */
export function spotAfterKey(
  spot: Spot,
  { key, isCommand }: GridKey,
  order: GridOrder,
  pageRows: number,
): Spot | null {
  const [row, column] = placeOf(spot, order)
  const lastRow = order.rowIds.length - 1
  const lastColumn = order.columnIds.length - 1
  switch (key) {
    case 'ArrowUp':
      return spotAt(order, isCommand ? Math.min(0, row) : row - 1, column)
    case 'ArrowDown':
      return spotAt(order, isCommand ? lastRow : row + 1, column)
    case 'ArrowLeft':
      return spotAt(order, row, isCommand ? Math.min(0, column) : column - 1)
    case 'ArrowRight':
      return spotAt(order, row, isCommand ? lastColumn : column + 1)
    case 'Home':
      return spotAt(order, isCommand ? 0 : row, 0)
    case 'End':
      return spotAt(order, isCommand ? lastRow : row, lastColumn)
    case 'PageUp':
      return spotAt(order, Math.max(Math.min(row, 0), row - pageRows), column)
    case 'PageDown':
      return spotAt(order, row + pageRows, column)
    default:
      return null
  }
}

/**
 * Where Tab leads while a cell is edited: to the next cell, and behind the last column to the next row.
 *
 * @param step -1 for Shift+Tab
 * @returns null behind the last and before the first cell
 */
export function spotAfterTab(spot: Spot, step: 1 | -1, order: GridOrder): Spot | null {
  const width = order.columnIds.length
  const [row, column] = placeOf(spot, order)
  const at = row * width + column + step
  if (at < 0 || at >= order.rowIds.length * width) return null
  return spotAt(order, Math.floor(at / width), at % width)
}

/** The cell below, where Enter leads from an edited cell; the cell itself in the last row. SPEC PL19 */
export function spotBelow(spot: Spot, order: GridOrder): Spot {
  const [row] = placeOf(spot, order)
  return { ...spot, rowId: order.rowIds[row + 1] ?? spot.rowId }
}

/** Its row and column on the screen; -1 for headings and row numbers, and for what is gone. */
export function placeOf({ rowId, columnId }: Spot, { rowIds, columnIds }: GridOrder): [number, number] {
  return [rowId === null ? -1 : rowIds.indexOf(rowId), columnId === null ? -1 : columnIds.indexOf(columnId)]
}

/** The cell at a row and column, or the nearest one. */
export function spotAt({ rowIds, columnIds }: GridOrder, row: number, column: number): Spot {
  const within = (at: number, length: number): number => Math.max(-1, Math.min(length - 1, at))
  return {
    rowId: rowIds[within(row, rowIds.length)] ?? null,
    columnId: columnIds[within(column, columnIds.length)] ?? null,
  }
}

/** A spot that is still there: where its row or column is gone, the one in its place. */
export function keptSpot(spot: Spot, before: GridOrder, now: GridOrder): Spot {
  const isRowThere = spot.rowId === null || now.rowIds.includes(spot.rowId)
  const isColumnThere = spot.columnId === null || now.columnIds.includes(spot.columnId)
  if (isRowThere && isColumnThere) return spot
  const [row, column] = placeOf(spot, before)
  // What was not shown before either has the first place: a cell never becomes a heading or a row's number.
  const near = spotAt(now, Math.max(0, row), Math.max(0, column))
  return {
    rowId: isRowThere ? spot.rowId : near.rowId,
    columnId: isColumnThere ? spot.columnId : near.columnId,
  }
}
