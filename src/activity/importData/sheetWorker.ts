import { read, utils } from 'xlsx'
import type { WorkSheet } from 'xlsx'
import { sheetLimits, sheetRows } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { unpackedBytes } from './zipSize.ts'

/** What the thread says of a file. */
export type SheetAnswer = { sheets: Sheet[] } | { failed: 'unreadable' | 'tooLarge' }

// A thread of its own: the page stays fluent while a large file is read, and one that takes too long is ended.
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => self.postMessage(readSheets(data))

function readSheets(data: ArrayBuffer): SheetAnswer {
  const size = unpackedBytes(new DataView(data))
  if (size === null) return { failed: 'unreadable' }
  if (size > sheetLimits.unpackedBytes) return { failed: 'tooLarge' }
  try {
    // Formulas are not evaluated: what the file says they came to is shown.
    const book = read(data, {
      ...{ dense: true, cellFormula: false, cellHTML: false, cellStyles: false, bookVBA: false },
      sheetRows: sheetLimits.rows + 1,
    })
    return { sheets: book.SheetNames.map((name) => sheetOf(name, book.Sheets[name])) }
  } catch {
    return { failed: 'unreadable' }
  }
}

function sheetOf(name: string, sheet: WorkSheet | undefined): Sheet {
  const ref = sheet?.['!ref']
  if (!sheet || ref === undefined) return { name, rows: [], columns: 0, isCut: false }
  const { e: end } = utils.decode_range(ref)
  const { e: full } = utils.decode_range(sheet['!fullref'] ?? ref)
  // From the first cell on, so that rows and columns are called as in the file.
  const range = {
    s: { r: 0, c: 0 },
    e: { r: Math.min(end.r, sheetLimits.rows - 1), c: Math.min(end.c, sheetLimits.columns - 1) },
  }
  const values = utils.sheet_to_json<unknown[]>(sheet, {
    ...{ header: 1, raw: false, defval: '', blankrows: true, range },
  })
  const isCut = full.r >= sheetLimits.rows || full.c >= sheetLimits.columns
  return { name, ...sheetRows(values), isCut }
}
