import { read, utils } from 'xlsx'
import type { WorkSheet } from 'xlsx'
import { sheetLimits, sheetRows } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { unpackedBytes } from './zipSize.ts'

/** The worker's result for a file. */
export type SheetAnswer = { sheets: Sheet[] } | { failed: 'unreadable' | 'tooLarge' }

// A worker: the page stays responsive while a large file is read, and a slow read can be terminated.
self.onmessage = ({ data }: MessageEvent<ArrayBuffer>) => self.postMessage(readSheets(data))

function readSheets(data: ArrayBuffer): SheetAnswer {
  const size = unpackedBytes(new DataView(data))
  if (size === null) return { failed: 'unreadable' }
  if (size > sheetLimits.unpackedBytes) return { failed: 'tooLarge' }
  try {
    // Formulas are not evaluated: their cached results in the file are shown.
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
  // Starts at the first cell, so that rows and columns are named as in the file.
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
