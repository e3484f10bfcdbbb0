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
  /** Below them: how many votes are too few to be shown; null without such. SPEC BT19 */
  note: string | null
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
  bars: { left: number; middle: number; right: number; height: number; lane: number }
  /** Right ends of the columns of numbers; null: left out where it is narrow, since the bars tell the votes. */
  numbers: { mean: number; change: number; votes: number | null }
  /** Height of what is above the first row, and where in it the values and the titles of columns are. */
  head: number
  titlesTop: number
  /** On a page there is one; on the room's screen as many as needed. */
  pages: readonly (readonly BarsRow[])[]
}

export interface BarsOptions {
  width: number
  /** Of a page of the room's screen; omitted: one page, as high as needed. */
  height?: number | undefined
  measure: Measure
  isCompared: boolean
  /** Says how many votes on a statement are too few to be shown. */
  noteOf: (withheld: number) => string
}

const lineHeight = 1.35
/** In pixels: below, texts stand above their bars. */
const narrow = 620
/** Type sizes of the room's screen: the largest in which everything fits on one page, or else pages in the smallest. */
const [largest, smallest] = [34, 22]
const pageSize = 14
const headingWeight = 650
/** In type sizes: the height of a statement's bar, of the lane below it, and of the gap. */
const [bar, lane, rowGap] = [1.55, 0.85, 0.75]
const leastRow = bar + lane + rowGap

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
  const [votesWidth, changeWidth, meanWidth] = [em * 3.6, isCompared ? em * 4.6 : 0, em * 4.2]
  const right = width - 2
  const change = isNarrow ? right : right - votesWidth
  const mean = change - changeWidth
  const left = isNarrow ? em : Math.round(width * (isCompared ? 0.36 : 0.4))
  const barsRight = mean - meanWidth
  const textWidth = isNarrow ? width : left - em * 2
  const [barHeight, laneHeight] = [size * bar, size * lane]
  const maxLines = height === undefined ? Infinity : 2
  const wrap = (text: string, weight?: number): string[] =>
    wrapText(text, { width: textWidth, size, measure, maxLines, ...(weight && { weight }) })

  const heightOf = (lines: readonly string[]): number => {
    const [words, whole] = [Math.max(1, lines.length) * line, barHeight + laneHeight]
    return (isNarrow ? words + whole + size * 0.3 : Math.max(words, whole)) + size * rowGap
  }
  const rows = categories.flatMap((category): Omit<BarsRow, 'y'>[] => {
    const lines = wrap(category.name, headingWeight)
    const heading = {
      key: category.id,
      category,
      statement: null,
      lines,
      note: null,
      height: lines.length * line + size * 1.3,
    }
    return [
      heading,
      ...category.statements.map((statement) => {
        const words = wrap(statement.text)
        const { withheld } = statement.result
        const note = withheld > 0 ? noteOf(withheld) : null
        const below = note === null ? words : [...words, note]
        return { key: statement.id, category, statement, lines: words, note, height: heightOf(below) }
      }),
    ]
  })
  // Where it is narrow the legend has a line of its own.
  const titlesTop = 2 + (isNarrow ? line : 0)
  const head = titlesTop + size * 2.4
  const pages = paginate(rows, height === undefined ? Infinity : height - head)
  const highest = Math.max(0, ...pages.map((page) => bottomOf(page.at(-1))))
  return {
    ...{ width, height: head + highest + size * 0.4, size, line, isNarrow, head, titlesTop, pages },
    bars: { left, middle: (left + barsRight) / 2, right: barsRight, height: barHeight, lane: laneHeight },
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
 * The votes on a statement as parts of a bar around the middle: 1 and 2 to the left, 4 and 5 to the right, 3 half and
 * half. A bar of all votes is as long as half of the axis.
 *
 * @param distribution votes for 1 to 5
 */
export function segmentsOf(distribution: readonly number[], { left, middle }: BarsLayout['bars']): Segment[] {
  const [one = 0, two = 0, three = 0] = distribution
  const all = distribution.reduce((sum, votes) => sum + votes, 0)
  if (all === 0) return []
  const perVote = (middle - left) / all
  let from = middle - (one + two + three / 2) * perVote
  return distribution.flatMap((votes, index) => {
    if (votes === 0) return []
    const segment = { value: index + 1, votes, left: from, right: from + votes * perVote }
    from = segment.right
    return [segment]
  })
}

/** Where a value from 1 to 5 is on the axis. */
export function atValue(value: number, { left, right }: BarsLayout['bars']): number {
  return left + ((value - 1) / 4) * (right - left)
}
