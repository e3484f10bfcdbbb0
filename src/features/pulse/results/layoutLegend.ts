import { shorten } from '#activity/chart/texts.ts'
import type { Measure } from '#activity/chart/texts.ts'
import type { EndLabels } from '#activity/voting/slider/endLabels.ts'
import { noteSize } from './layoutBars.ts'
import type { BarsLayout } from './layoutBars.ts'

/** Where the five shades and the words of their ends are. */
export interface LegendLayout {
  left: number
  top: number
  low: string
  high: string
  /** Left end of the first shade, and the width of each. */
  first: number
  chip: number
  /** Left end of the words for 5. */
  last: number
}

/** Above the bars, from their left end or up to their right one; where it is narrow, on a line of its own. */
export function layoutLegend(
  { size, bars, isNarrow, width, titlesTop }: BarsLayout,
  ends: EndLabels | null,
  measure: Measure,
): LegendLayout {
  const [chip, gap, type] = [size * 1.7, size * 0.5, size * noteSize]
  const room = (isNarrow ? width : bars.right) - 5 * chip - 2 * gap
  const fit = (words: string): string => shorten(words, { width: room / 2, size: type, measure })
  const [low, high] = ends ? [fit(ends.lowLabel), fit(ends.highLabel)] : ['', '']
  const [before, after] = [low, high].map((words) => (words === '' ? 0 : measure(words, type) + gap)) as [
    number,
    number,
  ]
  const needed = before + 5 * chip + after
  const left = isNarrow ? 0 : Math.max(0, Math.min(bars.left, bars.right - needed))
  const first = left + before
  return { left, top: isNarrow ? 2 : titlesTop, low, high, first, chip, last: first + 5 * chip + gap }
}
