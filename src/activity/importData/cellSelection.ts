import { cleanText } from '#domain/text.ts'
import { columnName } from './sheet.ts'
import type { Sheet, SheetCell } from './sheet.ts'

/** A cell, by its indexes in the shown sheet. */
export interface Cell {
  row: number
  column: number
}

/** A rectangle of cells, from its anchor to its current end. */
export interface CellSelection {
  anchor: Cell
  focus: Cell
  /** Which hidden lines inside are not selected: those of a whole sheet, column or row. SPEC N2 */
  without?: 'hidden' | 'hiddenRows' | 'hiddenColumns'
}

export interface Rectangle {
  top: number
  bottom: number
  left: number
  right: number
}

export function rectangleOf({ anchor, focus }: CellSelection): Rectangle {
  return {
    top: Math.min(anchor.row, focus.row),
    bottom: Math.max(anchor.row, focus.row),
    left: Math.min(anchor.column, focus.column),
    right: Math.max(anchor.column, focus.column),
  }
}

/** Whether a row of the shown sheet is selected, at least in part. */
export function takesRow({ rows }: Sheet, selection: CellSelection | null, row: number): boolean {
  if (!selection) return false
  const { top, bottom } = rectangleOf(selection)
  const leavesOut = selection.without === 'hidden' || selection.without === 'hiddenRows'
  return row >= top && row <= bottom && !(leavesOut && rows[row]?.isHidden === true)
}

/** Whether a column of the shown sheet is selected, at least in part. */
export function takesColumn(
  { hiddenColumns }: Sheet,
  selection: CellSelection | null,
  column: number,
): boolean {
  if (!selection) return false
  const { left, right } = rectangleOf(selection)
  const leavesOut = selection.without === 'hidden' || selection.without === 'hiddenColumns'
  return column >= left && column <= right && !(leavesOut && hiddenColumns.has(column))
}

/** The whole sheet, without what is hidden in it. */
export function allCells(sheet: Sheet): CellSelection {
  const focus = { row: sheet.rows.length - 1, column: sheet.columns - 1 }
  return { anchor: { row: 0, column: 0 }, focus, without: 'hidden' }
}

/** What a header selects: its column, its row, or everything in the corner, where both are -1. */
export function lineOf(sheet: Sheet, { row, column }: Cell): CellSelection {
  const all = allCells(sheet)
  if (row < 0 && column < 0) return all
  return row < 0
    ? { anchor: { row: 0, column }, focus: { row: all.focus.row, column }, without: 'hiddenRows' }
    : { anchor: { row, column: 0 }, focus: { row, column: all.focus.column }, without: 'hiddenColumns' }
}

/** A key pressed in the grid; `isCommand` is Ctrl, or the Command key of a Mac. */
export interface PressedKey {
  key: string
  isShift: boolean
  isCommand: boolean
}

/**
 * The selection after a key: arrows move, Shift extends, Ctrl goes to the edge, Ctrl+A selects everything.
 *
 * @param pageRows number of rows on the screen
 * @returns null for a key without effect
 */
export function afterKey(
  selection: CellSelection | null,
  { key, isShift, isCommand }: PressedKey,
  sheet: Sheet,
  pageRows: number,
): CellSelection | null {
  if (isCommand && key.toLowerCase() === 'a') return allCells(sheet)
  const from = selection?.focus ?? { row: 0, column: 0 }
  const last = { row: sheet.rows.length - 1, column: sheet.columns - 1 }
  const step = steps(isCommand ? Infinity : 1, pageRows, isCommand ? Infinity : 0)[key]
  if (!step) return null
  const focus = selection
    ? { row: within(from.row + step.row, last.row), column: within(from.column + step.column, last.column) }
    : from
  return extended(isShift ? selection : null, focus)
}

/** The selection up to another cell: what it leaves out stays out. Without one, the cell alone. */
export function extended(selection: CellSelection | null, focus: Cell): CellSelection {
  return selection ? { ...selection, focus } : { anchor: focus, focus }
}

function steps(by: number, page: number, toEdge: number): Partial<Record<string, Cell>> {
  return {
    ArrowUp: { row: -by, column: 0 },
    ArrowDown: { row: by, column: 0 },
    ArrowLeft: { row: 0, column: -by },
    ArrowRight: { row: 0, column: by },
    PageUp: { row: -page, column: 0 },
    PageDown: { row: page, column: 0 },
    Home: { row: -toEdge, column: -Infinity },
    End: { row: toEdge, column: Infinity },
  }
}

function within(place: number, last: number): number {
  return Math.max(0, Math.min(last, place))
}

/** The selected cells by row and column. */
function cellsIn(sheet: Sheet, selection: CellSelection | null): SheetCell[][] {
  const columns = Array.from({ length: sheet.columns }, (_, column) => column)
  const taken = columns.filter((column) => takesColumn(sheet, selection, column))
  return sheet.rows
    .filter((_, row) => takesRow(sheet, selection, row))
    .map(({ cells }) => taken.map((column) => cells[column] ?? ''))
}

/** The selected texts by row and column, without blank rows. SPEC PL15 */
export function rowsIn(sheet: Sheet, selection: CellSelection | null): string[][] {
  return cellsIn(sheet, selection)
    .map((cells) => cells.map((cell) => (typeof cell === 'string' ? cleanText(cell) : '')))
    .filter((cells) => cells.some((text) => text !== ''))
}

/** Number of selected cells without a text to take: errors, and formulas without a result. SPEC N5 */
export function untakenIn(sheet: Sheet, selection: CellSelection | null): number {
  return cellsIn(sheet, selection)
    .flat()
    .filter((cell) => typeof cell !== 'string').length
}

/** The selected texts, row by row; blank cells are skipped. SPEC N2 */
export function textsIn(sheet: Sheet, selection: CellSelection | null): string[] {
  return rowsIn(sheet, selection)
    .flat()
    .filter((text) => text !== '')
}

/** Name of the selection as in the file: A1, or A1:C9. */
export function rangeName({ rows }: Sheet, selection: CellSelection): string {
  const { top, bottom, left, right } = rectangleOf(selection)
  const name = (row: number, column: number): string => `${columnName(column)}${rows[row]?.number ?? row + 1}`
  const [from, to] = [name(top, left), name(bottom, right)]
  return from === to ? from : `${from}:${to}`
}
