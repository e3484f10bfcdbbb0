import { limits } from '#domain/limits.ts'

/** A sheet of a file, as texts. SPEC N1. */
export interface Sheet {
  name: string
  /** Without blank rows; shorter rows are padded with empty texts. */
  rows: SheetRow[]
  columns: number
  /** Indexes of the columns that are hidden in the file. */
  hiddenColumns: ReadonlySet<number>
  isHidden: boolean
  /** The file has more than is shown. */
  isCut: boolean
  /** The sheet is damaged; others of the file may be whole. */
  isUnreadable: boolean
}

/** What a cell shows; one without a text to take has an error such as #N/A, or null for a formula without its result. */
export type SheetCell = string | { error: string | null }

export interface SheetRow {
  /** Row numbers of the file, from 1. */
  number: number
  cells: SheetCell[]
  isHidden: boolean
}

/** Limits of what is read of a file, so that the page stays responsive. */
export const sheetLimits = {
  fileBytes: limits.importMegabytes * 1024 * 1024,
  /** Unpacked size of all parts of the file: a small file may exceed the device's memory. */
  unpackedBytes: 300 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
  /** Cells per import. */
  texts: 1000,
  patienceMs: 60_000,
} as const

/** Name of a column: A to Z, AA and so on. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** Whether a file may be a sheet, by its name. */
export function isSheetName(name: string): boolean {
  return name.toLowerCase().endsWith('.xlsx')
}

/**
 * Rows for display: without blank ones, all of the same length.
 *
 * @param values all rows of the file, blank ones included
 */
export function sheetRows(
  values: readonly (readonly SheetCell[])[],
  isHidden: (row: number) => boolean,
): Pick<Sheet, 'rows' | 'columns' | 'isCut'> {
  const isFilledBeyond = (cells: readonly SheetCell[], from: number): boolean => lastFilled(cells) >= from
  const rows = values.slice(0, sheetLimits.rows).flatMap((row, index): SheetRow[] => {
    const cells = row.slice(0, sheetLimits.columns)
    return isFilledBeyond(cells, 0) ? [{ number: index + 1, cells, isHidden: isHidden(index) }] : []
  })
  const columns = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells) + 1), 0)
  for (const row of rows) row.cells = Array.from({ length: columns }, (_, index) => row.cells[index] ?? '')
  const isCut = values.some((row, index) =>
    isFilledBeyond(row, index < sheetLimits.rows ? sheetLimits.columns : 0),
  )
  return { rows, columns, isCut }
}

function lastFilled(cells: readonly SheetCell[]): number {
  return cells.findLastIndex(isFilled)
}

/** Whether a cell shows anything. */
export function isFilled(cell: SheetCell): boolean {
  return typeof cell !== 'string' || cell.trim() !== ''
}
