import { limits } from '#domain/limits.ts'

/** A sheet of a file, as texts. SPEC N1. */
export interface Sheet {
  name: string
  /** Without blank rows; shorter rows are padded with empty texts. */
  rows: SheetRow[]
  columns: number
  /** The file has more than is shown. */
  isCut: boolean
}

export interface SheetRow {
  /** Row numbers of the file, from 1. */
  number: number
  cells: string[]
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

/** Rows for display: without blank ones, all of the same length. */
export function sheetRows(values: readonly (readonly unknown[])[]): { rows: SheetRow[]; columns: number } {
  const rows = values.flatMap((row, index): SheetRow[] => {
    const cells = row.slice(0, sheetLimits.columns).map((value) => cellText(value))
    return cells.every((cell) => cell.trim() === '') ? [] : [{ number: index + 1, cells }]
  })
  const columns = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells) + 1), 0)
  for (const row of rows) row.cells = Array.from({ length: columns }, (_, index) => row.cells[index] ?? '')
  return { rows, columns }
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '')
}

function cellText(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
