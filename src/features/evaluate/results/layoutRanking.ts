import type { Scale, TargetResult } from '#domain/activity/votes/results.ts'
import { wrapText } from '#activity/chart/texts.ts'
import type { Measure } from '#activity/chart/texts.ts'

export interface RankedPoll {
  id: string
  text: string
  color: number
  result: TargetResult
}

export interface RankingRow {
  id: string
  color: number
  lines: readonly string[]
  /** Below them: how many votes are too few to be shown; null without such. SPEC BT19 */
  note: string | null
  /** Top edge, and the middle of its bar. */
  y: number
  middle: number
  height: number
  /** End of the bar, and of the line that shows the spread; null without votes. */
  bar: { end: number; from: number; to: number } | null
  mean: number | null
  count: number
}

export interface RankingLayout {
  width: number
  height: number
  /** Left and right end of the bars. */
  left: number
  right: number
  /** The values of the scale, thinned out where they are many. */
  ticks: readonly { value: number; x: number }[]
  rows: readonly RankingRow[]
}

export const rankingSize = 15
const [width, textWidth, valueWidth, line, rowGap, barHeight, axis] = [960, 380, 150, 20, 16, 18, 30]
const mostTicks = 10

/** Bars of the means of polls on one scale, in their order, with the texts of the polls in full. */
export function layoutRanking(
  polls: readonly RankedPoll[],
  { low, high }: Scale,
  measure: Measure,
  noteOf: (withheld: number) => string,
): RankingLayout {
  const [left, right] = [textWidth + 20, width - valueWidth]
  const at = (value: number): number =>
    left + ((Math.min(high, Math.max(low, value)) - low) / (high - low)) * (right - left)
  let y = 0
  const rows = polls.map(({ id, text, color, result: { axis1, count, withheld } }): RankingRow => {
    const lines = wrapText(text, { width: textWidth, size: rankingSize, weight: 550, measure })
    const note = withheld > 0 ? noteOf(withheld) : null
    const height = Math.max(barHeight, (lines.length + (note === null ? 0 : 1)) * line)
    const { mean, spread } = axis1
    const bar =
      mean === null ? null : { end: at(mean), from: at(mean - (spread ?? 0)), to: at(mean + (spread ?? 0)) }
    const row = { id, color, lines, note, y, middle: y + height / 2, height, bar, mean, count }
    y += height + rowGap
    return row
  })
  const step = Math.ceil((high - low + 1) / mostTicks)
  const values = Array.from({ length: high - low + 1 }, (_value, index) => low + index)
  const shown = values.filter((value) => (value - low) % step === 0 || value === high)
  return {
    ...{ width, height: y + axis, left, right, rows },
    ticks: shown.map((value) => ({ value, x: at(value) })),
  }
}
