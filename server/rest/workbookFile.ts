import writeExcelFile from 'write-excel-file/node'
import type { Row, Sheet } from 'write-excel-file/node'
import { sheetNames } from '#domain/exportNames.ts'
import { rowsOf } from '#domain/brainstorm/exportRows.ts'
import type { ExportedBrainstorm, ExportedWorkshop } from '#domain/brainstorm/exportValues.ts'
import { exportWords } from '#domain/exportWords.ts'
import type { ExportWords } from '#domain/exportWords.ts'
import { dateCell, headingCell, numberCell, numberHeadingCell, textCell } from './cells.ts'
import type { BookSheet } from './cells.ts'
import { overviewSheet } from './overviewSheet.ts'
import { printing } from './printing.ts'
import type { FileContent, PrintedSheet } from './printing.ts'
import { withHeight } from './rowHeight.ts'
import { wallClock } from './wallClock.ts'
import type { WallClock } from './wallClock.ts'

/**
 * A workshop as a book of sheets: what it is, then each activity.
 *
 * @param options language of its words, time zone of its dates
 */
export async function workbookFile(
  workshop: ExportedWorkshop,
  { language, zone }: { language: string; zone: string },
): Promise<Uint8Array> {
  const words = exportWords(language)
  const clock = wallClock(zone)
  const named = workshop.activities.map((activity, index) => ({
    ...activity,
    name: activity.name.trim() || `${words.unnamed} ${index + 1}`,
  }))
  const filled = named.flatMap(({ name, brainstorm }) => (brainstorm ? { name, brainstorm } : []))
  const sheets = [
    overviewSheet({ ...workshop, activities: named }, words, clock),
    ...filled.map(({ brainstorm }) => brainstormSheet(brainstorm, words, clock)),
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

const columns = [
  ['topic', 22],
  ['question', 26],
  ['group', 22],
  ['kind', 12],
  ['text', 56],
  ['desc', 36],
  ['likes', 9],
  ['shown', 12],
  ['createdAt', 17],
] as const

function brainstormSheet(brainstorm: ExportedBrainstorm, words: ExportWords, clock: WallClock): BookSheet {
  const marked = (heading: { text: string; hidden: boolean }) =>
    heading.hidden ? { ...heading, text: words.hiddenHeading(heading.text) } : heading
  const rows = rowsOf({
    ...brainstorm,
    topics: brainstorm.topics.map(marked),
    questions: brainstorm.questions.map(marked),
  })
  const data = rows.map(({ kind, topic, question, group, text, desc, likes, shown, createdAt }): Row => {
    const look = { isQuiet: !shown, isBold: kind === 'group' }
    return [
      textCell(topic, look),
      textCell(question, look),
      textCell(group, look),
      textCell(words.kinds[kind], look),
      textCell(text, { ...look, indent: indents[kind] }),
      textCell(desc, look),
      numberCell(likes, look),
      textCell(shown ? words.shown : words.notShown, look),
      dateCell(createdAt, clock, look),
    ]
  })
  const headings = columns.map(([name]) =>
    name === 'likes' ? numberHeadingCell(words.columns[name]) : headingCell(words.columns[name]),
  )
  return {
    data: [headings, ...data],
    widths: columns.map(([, width]) => width),
    headingRow: 1,
  }
}

const indents = { group: 0, answer: 0, comment: 1, reply: 2 }
