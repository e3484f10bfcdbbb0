import { wrapText } from '#activity/chart/texts.ts'
import type { ChartCategory } from './pulseChart.ts'
import type { RadarOptions } from './layoutRadar.ts'

export interface CategoryBarRow {
  key: string
  lines: readonly string[]
  y: number
  mean: number | null
  earlier: number | null
}

export interface CategoryBarsLayout {
  width: number
  height: number
  size: number
  line: number
  /** Where the axis from 1 to 5 starts and ends. */
  left: number
  right: number
  /** Height of the line with the values of the axis. */
  head: number
  barHeight: number
  rows: readonly CategoryBarRow[]
}

const lineHeight = 1.3

/** Where the bars of categories are, one below the other; on the room's screen smaller until all of them fit. */
export function layoutCategoryBars(
  categories: readonly ChartCategory[],
  options: RadarOptions,
): CategoryBarsLayout {
  const { width, height, size, measure } = options
  const line = size * lineHeight
  const left = Math.round(width * 0.38)
  const head = size * 2
  const barHeight = size * 1.5
  let y = head
  const rows = categories.map(({ id, name, mean, earlierMean = null }): CategoryBarRow => {
    const lines = wrapText(name, { width: left - size * 1.2, size, measure, maxLines: 2 })
    const row = { key: id, lines, y, mean, earlier: earlierMean }
    y += Math.max(lines.length * line, barHeight) + size * 0.8
    return row
  })
  if (height !== undefined && y > height && size > 12)
    return layoutCategoryBars(categories, { ...options, size: size - 1 })
  return { width, height: y, size, line, left, right: width - size * 3.4, head, barHeight, rows }
}
