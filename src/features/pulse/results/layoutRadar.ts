import { lineRadial } from 'd3-shape'
import { wrapText } from '#activity/chart/texts.ts'
import type { Measure } from '#activity/chart/texts.ts'
import type { ChartCategory } from './pulseChart.ts'

export interface RadarAxis {
  key: string
  /** Of the outer end. */
  x: number
  y: number
  label: { lines: readonly string[]; x: number; y: number; anchor: 'start' | 'middle' | 'end' }
  /** Null without votes. */
  mean: { value: number; x: number; y: number } | null
  earlier: { x: number; y: number } | null
}

export interface RadarLayout {
  width: number
  height: number
  size: number
  line: number
  centre: { x: number; y: number }
  radius: number
  axes: readonly RadarAxis[]
  /** Outlines around the centre; a category without votes has no corner. */
  area: string
  earlierArea: string | null
  /** The names of numbered axes, below the radar; empty where they stand at their axes. */
  names: readonly { key: string; number: number; lines: readonly string[]; y: number }[]
}

/** A radar needs three axes, and beyond these many its labels collide. */
export function isRadar(categories: readonly ChartCategory[]): boolean {
  return categories.length >= 3 && categories.length <= 12
}

export interface RadarOptions {
  width: number
  height?: number | undefined
  size: number
  measure: Measure
}

const lineHeight = 1.3
/** From a number to its name, in type sizes. */
export const nameIndent = 2
const widest = 680
/** In pixels: below, axes have numbers, and their names stand below the radar. */
const narrow = 480
const maxLines = 3

/** Where everything of a radar is: the first category at the top, the others clockwise. */
export function layoutRadar(categories: readonly ChartCategory[], options: RadarOptions): RadarLayout {
  const { size, measure } = options
  const line = size * lineHeight
  const width = options.height === undefined ? Math.min(options.width, widest) : options.width
  const isNumbered = width < narrow
  const labelWidth = isNumbered ? size * 3 : Math.min(width * 0.27, size * 13)
  const vertical = (isNumbered ? 2 : maxLines) * line + size * 1.6
  const square = options.height ?? Math.max(260, Math.min(460, width - 2 * labelWidth + 2 * vertical))
  const radius = Math.max(60, Math.min(width / 2 - labelWidth - size, square / 2 - vertical))
  const centre = { x: width / 2, y: square / 2 }
  const at = (index: number, value: number) => {
    const angle = (index / categories.length) * 2 * Math.PI
    const distance = (value / 5) * radius
    return { x: centre.x + Math.sin(angle) * distance, y: centre.y - Math.cos(angle) * distance }
  }
  const axes = categories.map(({ id, name, mean, earlierMean = null }, index): RadarAxis => {
    const [end, away] = [at(index, 5), at(index, 5 + (5 * size * 0.9) / radius)]
    const aside = (end.x - centre.x) / radius
    const anchor = Math.abs(aside) < 0.2 ? 'middle' : aside > 0 ? 'start' : 'end'
    const room = anchor === 'middle' ? width * 0.5 : labelWidth
    const lines = isNumbered ? [`${index + 1}`] : wrapText(name, { width: room, size, measure, maxLines })
    const above = (away.y - centre.y) / radius
    // Labels above grow upwards, labels below downwards; one more line is for the value.
    const rise = ((1 - above) / 2) * (lines.length + 1) * line
    return {
      ...{ key: id, ...end, label: { lines, x: away.x, y: away.y - rise + size, anchor } },
      mean: mean === null ? null : { value: mean, ...at(index, mean) },
      earlier: earlierMean === null ? null : at(index, earlierMean),
    }
  })
  const outline = (means: readonly (number | null)[]): string => {
    const points = means.flatMap((mean, index): [number, number][] =>
      mean === null ? [] : [[(index / categories.length) * 2 * Math.PI, (mean / 5) * radius]],
    )
    const path = lineRadial().digits(2)(points)
    return path === null ? '' : `${path}Z`
  }
  const earlier = categories.map(({ earlierMean = null }) => earlierMean)
  let bottom = square
  const names = (isNumbered ? categories : []).map(({ id, name }, index) => {
    const lines = wrapText(name, { width: width - size * nameIndent, size, measure })
    const placed = { key: id, number: index + 1, lines, y: bottom }
    bottom += lines.length * line + size * 0.3
    return placed
  })
  return {
    ...{ names, width, height: bottom, size, line, centre, radius, axes },
    area: outline(categories.map(({ mean }) => mean)),
    earlierArea: earlier.some((mean) => mean !== null) ? outline(earlier) : null,
  }
}
