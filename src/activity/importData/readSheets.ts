import { CFB, read } from 'xlsx'
import type { CellObject, WorkBook, WorkSheet } from 'xlsx'
import type { Language } from '#domain/languages.ts'
import { cellOf } from './cellText.ts'
import type { CellStyle } from './cellText.ts'
import { readablePart } from './partXml.ts'
import { isFilled, sheetLimits, sheetRows } from './sheet.ts'
import type { Sheet, SheetCell } from './sheet.ts'
import { entriesOf, unpack, zipOf } from './zip.ts'
import type { ZipPart } from './zip.ts'

/** The sheets of a file, or why there are none. */
export type SheetAnswer = { sheets: Sheet[] } | { failed: 'unreadable' | 'tooLarge' | 'locked' }

/** Old files and encrypted ones; the library's own types leave it out. */
const compound = CFB as {
  read: (data: Uint8Array, options: { type: 'array' }) => unknown
  find: (file: unknown, name: string) => unknown
}

/** More rows than are shown, so that a few blank ones do not hide that there are more. */
const rowsRead = sheetLimits.rows + 1000

/** Reads all sheets of a file. SPEC N1, N5 */
export async function readSheets(data: ArrayBuffer, language: Language): Promise<SheetAnswer> {
  try {
    const entries = entriesOf(data)
    if (!entries) return { failed: isLocked(data) ? 'locked' : 'unreadable' }
    if (entries.reduce((sum, { bytes }) => sum + bytes, 0) > sheetLimits.unpackedBytes)
      return { failed: 'tooLarge' }
    const parts: ZipPart[] = []
    // One after the other, because each is in memory several times until it is readable.
    for (const entry of entries) {
      const content = readablePart(new TextDecoder().decode(entry.name), await unpack(entry))
      if (content) parts.push({ name: entry.name, content })
    }
    // Formulas are not evaluated: their cached results in the file are shown. "Styles" are what is hidden.
    const book = read(zipOf(parts), {
      ...{ dense: true, cellFormula: true, cellHTML: false, cellStyles: true, cellNF: true },
      sheetRows: rowsRead,
    })
    const style = { language, is1904: book.Workbook?.WBProps?.date1904 === true }
    const sheets = book.SheetNames.map((name, index) => sheetOf(book, name, index, style))
    return sheets.every(({ isUnreadable }) => isUnreadable) ? { failed: 'unreadable' } : { sheets }
  } catch {
    return { failed: 'unreadable' }
  }
}

/** Whether it is a workbook that is encrypted. */
function isLocked(data: ArrayBuffer): boolean {
  return Boolean(compound.find(compound.read(new Uint8Array(data), { type: 'array' }), 'EncryptedPackage'))
}

function sheetOf(book: WorkBook, name: string, index: number, style: CellStyle): Sheet {
  // The library leaves out a sheet that it cannot read.
  const sheet = book.Sheets[name] as (WorkSheet & { '!data'?: (CellObject[] | undefined)[] }) | undefined
  // Its cells, not the extent that it claims: some programs write that of the first row.
  const rows = Array.from(sheet?.['!data'] ?? [], (row) => cellsOf(row ?? [], style))
  const shown = sheetRows(rows, (row) => sheet?.['!rows']?.[row]?.hidden === true)
  const columns = (sheet?.['!cols'] ?? []).slice(0, shown.columns)
  return {
    name,
    ...shown,
    hiddenColumns: new Set(columns.flatMap((column, at) => (column?.hidden === true ? [at] : []))),
    isHidden: Boolean(book.Workbook?.Sheets?.[index]?.Hidden),
    isUnreadable: sheet === undefined,
  }
}

/**
 * The cells of a row that are shown, and one that is filled beyond them, which tells that there is more.
 *
 * @param row has holes, sixteen thousand before a cell in the last column
 */
function cellsOf(row: CellObject[], style: CellStyle): SheetCell[] {
  const { columns } = sheetLimits
  const cells = Array.from(row.slice(0, columns), (cell) => cellOf(cell, style))
  // By their keys, which holes do not have.
  const beyond = Object.keys(row.length > columns ? row : []).find(
    (at) => Number(at) >= columns && isFilled(cellOf(row[Number(at)], style)),
  )
  return beyond === undefined ? cells : [...cells, cellOf(row[Number(beyond)], style)]
}
