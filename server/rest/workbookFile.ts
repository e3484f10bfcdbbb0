import writeExcelFile from 'write-excel-file/node'
import type { Sheet } from 'write-excel-file/node'
import { sheetNames } from '#domain/exports/exportNames.ts'
import type { ExportedWorkshop } from '#domain/exports/exportedWorkshop.ts'
import { exportWords } from '#domain/exports/exportWords.ts'
import { activitySheet } from './activitySheet.ts'
import { overviewSheet } from './overviewSheet.ts'
import { printing } from './printing.ts'
import type { FileContent, PrintedSheet } from './printing.ts'
import { withHeight } from './rowHeight.ts'
import { wallClock } from './wallClock.ts'

/**
 * A workshop as a workbook: an overview, then a sheet per activity.
 *
 * @param options language of its texts, time zone of its dates
 */
export async function workbookFile(
  workshop: ExportedWorkshop,
  { language, zone }: { language: string; zone: string },
): Promise<Uint8Array> {
  const words = exportWords(language)
  const clock = wallClock(zone)
  const named = workshop.parts.map((part, index) => ({
    ...part,
    name: part.name.trim() || `${words.unnamed} ${index + 1}`,
  }))
  const filled = named.flatMap(({ name, activity }) => (activity ? { name, activity } : []))
  const sheets = [
    overviewSheet({ ...workshop, parts: named }, words, clock),
    ...filled.map(({ activity }) => activitySheet(activity, words, clock)),
  ]
  const names = [
    words.overview,
    ...sheetNames(
      filled.map(({ name }) => name),
      [words.overview],
    ),
  ]
  const book = sheets.map(({ data, widths, headingRow }, index): Sheet<FileContent> => ({
    ...{ data: data.map((row) => withHeight(row, widths)), sheet: names[index] ?? '' },
    columns: widths.map((width) => ({ width })),
    ...{ orientation: 'landscape', stickyRowsCount: index === 0 ? 0 : headingRow },
  }))
  const printed = sheets.map(({ data, widths, headingRow }, index): PrintedSheet => ({
    ...{ sheet: names[index] ?? '', headingRow, columns: widths.length, rows: data.length - headingRow },
  }))
  const options = { fontFamily: 'Calibri', fontSize: 11, features: [printing(printed)] }
  return await writeExcelFile(book, options).toBuffer()
}
