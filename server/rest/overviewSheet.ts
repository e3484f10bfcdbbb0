import type { Row } from 'write-excel-file/node'
import { countsOf } from '#domain/brainstorm/exportRows.ts'
import type { ExportedActivity, ExportedWorkshop } from '#domain/brainstorm/exportValues.ts'
import type { ExportWords } from '#domain/exportWords.ts'
import { dateCell, headingCell, numberCell, numberHeadingCell, textCell } from './cells.ts'
import type { BookSheet } from './cells.ts'
import type { WallClock } from './wallClock.ts'

/** The first sheet: what was exported, when, and what is in it. */
export function overviewSheet(workshop: ExportedWorkshop, words: ExportWords, clock: WallClock): BookSheet {
  const { name, id, createdAt, exportedAt, facilitators, activities } = workshop
  const label = (text: string) => textCell(text, { isBold: true })
  const facts: Row[] = [
    [label(words.name), textCell(name)],
    [label(words.id), textCell(id)],
    [label(words.created), dateCell(createdAt, clock)],
    [label(words.exported), dateCell(exportedAt, clock)],
    [label(words.zone), textCell(clock.zone)],
    [label(words.facilitators), textCell(facilitators.join(', '))],
  ]
  const headings: Row = [
    ...[words.activity, words.description, words.visibility].map(headingCell),
    ...Object.values(words.counts).map(numberHeadingCell),
  ]
  return {
    data: [...facts, [], headings, ...activities.map((activity) => rowOf(activity, words))],
    widths: [30, 44, 16, 10, 11, 10, 10, 13],
    headingRow: facts.length + 2,
  }
}

function rowOf({ name, hidden, brainstorm }: ExportedActivity, words: ExportWords): Row {
  const look = { isQuiet: hidden }
  const counts = brainstorm && countsOf(brainstorm)
  return [
    textCell(name, look),
    textCell(brainstorm?.description ?? '', look),
    textCell(hidden ? words.hidden : words.sharedWithAll, look),
    ...(Object.keys(words.counts) as (keyof ExportWords['counts'])[]).map((key) =>
      numberCell(counts ? counts[key] : null, look),
    ),
  ]
}
