/** A sheet of a file, as texts. SPEC N1. */
export interface Sheet {
  name: string
  /** Blank rows are not among them; shorter ones are filled up with empty texts. */
  rows: SheetRow[]
  columns: number
  /** There is more in the file than is shown. */
  isCut: boolean
}

export interface SheetRow {
  /** As the file counts, from 1. */
  number: number
  cells: string[]
}

/** What is read of a file, so that a page stays usable whatever it is given. */
export const sheetLimits = {
  fileBytes: 10 * 1024 * 1024,
  /** Of all parts of the file unpacked: a small file may hold more than a device has memory for. */
  unpackedBytes: 300 * 1024 * 1024,
  rows: 10_000,
  columns: 200,
  /** Cells that one import adds. */
  texts: 1000,
  patienceMs: 60_000,
} as const

/** The letters of a column: A to Z, AA and so on. */
export function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26))
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter
}

/** Whether a file may be a sheet, by its name. */
export function isSheetName(name: string): boolean {
  return name.toLowerCase().endsWith('.xlsx')
}

/** Rows as they are shown: without blank ones, all of the same length. */
export function sheetRows(values: readonly (readonly unknown[])[]): { rows: SheetRow[]; columns: number } {
  const rows = values.flatMap((row, index): SheetRow[] => {
    const cells = row.slice(0, sheetLimits.columns).map((value) => textOf(value))
    return cells.every((cell) => cell.trim() === '') ? [] : [{ number: index + 1, cells }]
  })
  const columns = rows.reduce((most, { cells }) => Math.max(most, lastFilled(cells) + 1), 0)
  for (const row of rows) row.cells = Array.from({ length: columns }, (_, place) => row.cells[place] ?? '')
  return { rows, columns }
}

function lastFilled(cells: readonly string[]): number {
  return cells.findLastIndex((cell) => cell.trim() !== '')
}

function textOf(value: unknown): string {
  return value === null || value === undefined ? '' : String(value)
}
