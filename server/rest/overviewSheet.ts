import type { Row } from 'write-excel-file/node'
import { exportCounts } from '#domain/activity/exported.ts'
import type { Phrase } from '#domain/activity/exported.ts'
import type { ExportedPart, ExportedWorkshop } from '#domain/exports/exportedWorkshop.ts'
import type { ExportWords } from '#domain/exports/exportWords.ts'
import { dateCell, headingCell, numberCell, numberHeadingCell, textCell } from './cells.ts'
import type { BookSheet } from './cells.ts'
import type { WallClock } from './wallClock.ts'

/** Width in digits. A phrase is identified by its English text, because transfer to the worker thread copies it. */
const countWidths = new Map<string, number>([
  [exportCounts.topics.en, 10],
  [exportCounts.questions.en, 11],
  [exportCounts.groups.en, 10],
  [exportCounts.answers.en, 10],
])

/** The first sheet: what was exported, when, and its contents. */
export function overviewSheet(workshop: ExportedWorkshop, words: ExportWords, clock: WallClock): BookSheet {
  const { name, id, createdAt, exportedAt, facilitators, parts } = workshop
  const counted = countedIn(parts)
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
    ...counted.map((of) => numberHeadingCell(of[words.language])),
  ]
  return {
    data: [...facts, [], headings, ...parts.map((part) => rowOf(part, counted, words))],
    widths: [30, 44, 16, ...counted.map((of) => countWidths.get(of.en) ?? 13)],
    headingRow: facts.length + 2,
  }
}

/** The counters of all kinds in a workshop, each once. */
function countedIn(parts: readonly ExportedPart[]): Phrase[] {
  const own = parts.flatMap(({ activity }) => activity?.counts.map((count) => count.of) ?? [])
  const byName = new Map([...Object.values(exportCounts), ...own].map((of) => [of.en, of]))
  return [...byName.values()]
}

function rowOf(
  { name, hidden, activity }: ExportedPart,
  counted: readonly Phrase[],
  words: ExportWords,
): Row {
  const look = { isQuiet: hidden }
  const description = activity?.description ?? ''
  const counts = new Map(activity?.counts.map(({ of, count }) => [of.en, count]))
  return [
    textCell(name, look),
    textCell(typeof description === 'string' ? description : description[words.language], look),
    textCell(hidden ? words.hidden : words.sharedWithAll, look),
    ...counted.map(({ en }) => numberCell(counts.get(en) ?? null, look)),
  ]
}
