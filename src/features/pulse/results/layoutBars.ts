import type { TargetResult } from '#domain/activity/votes/results.ts'
import { wrapText } from '#activity/chart/texts.ts'
import type { Measure } from '#activity/chart/texts.ts'
import type { ChartCategory, ChartStatement } from './pulseChart.ts'

/** A line of the chart: the heading of a category, or a statement with its bar. */
export interface BarsRow {
  key: string
  category: ChartCategory
  /** Null: the category's heading. */
  statement: ChartStatement | null
  lines: readonly string[]
  /** Below them: who abstains, and what is not shown. SPEC BT9, BT19, PU13 */
  notes: readonly string[]
  /** From the top of the page. */
  y: number
  height: number
}

export interface BarsLayout {
  width: number
  /** Of the highest page. */
  height: number
  /** Type size in pixels, and the height of a line. */
  size: number
  line: number
  /** Whether a statement stands above its bar instead of beside it. */
  isNarrow: boolean
  /** The column of shares. */
  bars: { left: number; right: number; height: number }
  /** Where 1 and 5 are on the strips. SPEC PU14 */
  strip: Strip
  /** Right ends of the columns of numbers; null: left out where it is narrow, since the bars tell the votes. */
  numbers: { mean: number; change: number; votes: number | null }
  /** Height of what is above the first row, and where in it the titles of columns are: below the legend where it is narrow. */
  head: number
  titlesTop: number
  /** On a page there is one; on the room's screen as many as needed. */
  pages: readonly (readonly BarsRow[])[]
}

export interface Strip {
  left: number
  right: number
}

export interface BarsOptions {
  width: number
  /** Of a page of the room's screen; omitted: one page, as high as needed. */
  height?: number | undefined
  measure: Measure
  isCompared: boolean
  /** Says of a statement who abstains, and how many votes are too few to be shown; nothing where there are neither. */
  noteOf: (result: TargetResult) => string | null
}

const lineHeight = 1.35
/** In pixels: below, texts stand above their bars. */
const narrow = 620
/** Type sizes of the room's screen: the largest in which everything fits on one page, or else pages in the smallest. */
const [largest, smallest] = [34, 22]
const pageSize = 14
const headingWeight = 650
/** Of notes, in type sizes. */
export const noteSize = 0.86
/** In type sizes: the height of a statement's bar, and of the gap below it. */
const [bar, rowGap] = [1.55, 0.85]
const leastRow = bar + rowGap

/** Where the bars of a pulse are. */
export function layoutBars(categories: readonly ChartCategory[], options: BarsOptions): BarsLayout {
  if (options.height === undefined) return layoutAt(categories, options, pageSize)
  const scale = Math.min(1, options.width / 1500)
  const statements = categories.reduce((sum, category) => sum + category.statements.length, 0)
  for (let size = largest; size > smallest; size -= 2) {
    if (statements * leastRow * size * scale > options.height) continue
    const layout = layoutAt(categories, options, size * scale)
    if (layout.pages.length <= 1) return layout
  }
  return layoutAt(categories, options, smallest * scale)
}

function layoutAt(categories: readonly ChartCategory[], options: BarsOptions, size: number): BarsLayout {
  const { width, height, measure, isCompared, noteOf } = options
  const [line, em] = [size * lineHeight, size]
  const isNarrow = width < narrow
  const [votesWidth, changeWidth, meanWidth] = [em * 3.6, isCompared ? em * 4.6 : 0, em * 3.6]
  const right = width - 2
  const change = isNarrow ? right : right - votesWidth
  const mean = change - changeWidth
  const stripRight = mean - meanWidth
  const strip = { left: stripRight - Math.max(em * 5, width * (isNarrow ? 0.22 : 0.14)), right: stripRight }
  const left = isNarrow ? 0 : Math.round(width * (isCompared ? 0.32 : 0.36))
  const [textWidth, headingWidth] = [isNarrow ? width : left - em * 2, strip.left - em * 2]
  const barHeight = size * bar
  const maxLines = height === undefined ? Infinity : 2
  const wrap = (text: string, within: number, weight?: number): string[] =>
    wrapText(text, { width: within, size, measure, maxLines, ...(weight && { weight }) })
  const wrapNote = (note: string | null | undefined, within: number): string[] =>
    note ? wrapText(note, { width: within, size: size * noteSize, measure, maxLines }) : []

  const rows = categories.flatMap((category): Omit<BarsRow, 'y'>[] => {
    const lines = wrap(category.name, headingWidth, headingWeight)
    const notes = wrapNote(category.note, headingWidth)
    const heading = { key: category.id, category, statement: null, lines, notes }
    return [
      { ...heading, height: Math.max(1, lines.length + notes.length) * line + size * 1.3 },
      ...category.statements.map((statement) => {
        const row = {
          ...{ key: statement.id, category, statement },
          ...{ lines: wrap(statement.text, textWidth), notes: wrapNote(noteOf(statement.result), textWidth) },
        }
        const words = Math.max(1, row.lines.length + row.notes.length) * line
        const whole = isNarrow ? words + barHeight + size * 0.3 : Math.max(words, barHeight)
        return { ...row, height: whole + size * rowGap }
      }),
    ]
  })
  // Where it is narrow the legend has a line of its own.
  const titlesTop = 2 + (isNarrow ? size * 2.2 : 0)
  const head = titlesTop + size * 2
  const pages = paginate(rows, height === undefined ? Infinity : height - head)
  const highest = Math.max(0, ...pages.map((page) => bottomOf(page.at(-1))))
  return {
    ...{ width, height: head + highest + size * 0.4, size, line, isNarrow, head, titlesTop, pages },
    bars: { left, right: strip.left - em * 1.4, height: barHeight },
    strip,
    numbers: { mean, change, votes: isNarrow ? null : right },
  }
}

/** Fills pages from top to bottom. A heading stays with its first statement, and is repeated where a page starts within. */
function paginate(rows: readonly Omit<BarsRow, 'y'>[], height: number): BarsRow[][] {
  const pages: BarsRow[][] = []
  let page: BarsRow[] = []
  let heading: Omit<BarsRow, 'y'> | null = null
  const put = (row: Omit<BarsRow, 'y'>): void => void page.push({ ...row, y: bottomOf(page.at(-1)) })
  rows.forEach((row, index) => {
    if (row.statement === null) heading = row
    const next = row.statement === null && rows[index + 1]?.statement ? (rows[index + 1]?.height ?? 0) : 0
    if (page.length > 0 && bottomOf(page.at(-1)) + row.height + next > height) {
      pages.push(page)
      page = []
      if (row.statement !== null && heading) put(heading)
    }
    put(row)
  })
  return page.length > 0 ? [...pages, page] : pages
}

function bottomOf(row: BarsRow | undefined): number {
  return row ? row.y + row.height : 0
}

export interface Segment {
  /** 1 to 5. */
  value: number
  votes: number
  left: number
  right: number
}

/**
 * The votes on a statement as shares of its bar, from 1 to 5. A bar of all votes has the whole width. SPEC PU14
 *
 * @param distribution votes for 1 to 5
 */
export function segmentsOf(
  distribution: readonly number[],
  { left, right }: Pick<BarsLayout['bars'], 'left' | 'right'>,
): Segment[] {
  const all = distribution.reduce((sum, votes) => sum + votes, 0)
  if (all === 0) return []
  const perVote = (right - left) / all
  let from = left
  return distribution.flatMap((votes, index) => {
    if (votes === 0) return []
    const segment = { value: index + 1, votes, left: from, right: from + votes * perVote }
    from = segment.right
    return [segment]
  })
}

/** Where a value from 1 to 5 is on a strip. */
export function atValue(value: number, { left, right }: Strip): number {
  return left + ((value - 1) / 4) * (right - left)
}
