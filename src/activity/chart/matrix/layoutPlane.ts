import { wrapText } from '../texts.ts'
import type { Measure } from '../texts.ts'
import type { MatrixPlaneSettings } from './matrix.ts'
import { planeOf } from './plane.ts'
import type { Box, Plane } from './plane.ts'

export interface PlacedText {
  lines: readonly string[]
  /** Of the first line's baseline. */
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
  /** Whether it is a title; otherwise a help text. */
  isStrong: boolean
}

export interface PlaneLayout {
  plane: Plane
  /** With axis texts, from the top left corner. */
  width: number
  height: number
  /** Type size in pixels. */
  size: number
  line: number
  texts: readonly PlacedText[]
  /** Those that somebody typed. SPEC EV6 */
  quadrants: readonly PlacedText[]
}

export interface PlaneOptions {
  width: number
  /** Of the whole; omitted: as high as wide, within reason. */
  height?: number | undefined
  /** Without a height: the whole is at most this high, so that all of it is seen at once. SPEC EV15 */
  highest?: number | undefined
  size: number
  measure: Measure
}

/** Within reason: neither a strip nor a poster. The lowest is without the strips of labels. */
const [lowest, highest] = [180, 720]
const lineHeight = 1.35
/** Between words on one line, and around the labels of quadrants, in type sizes. */
const [wordGap, labelPad] = [0.7, 0.35]

/** Where everything of a plane is: its axes with their texts, its quadrants with their labels. */
export function layoutPlane(settings: MatrixPlaneSettings, options: PlaneOptions): PlaneLayout {
  const { width, size, measure } = options
  const line = size * lineHeight
  const [x, y] = settings.axes
  const above = axisWords(`↑ ${y.title}`, y.help, options)
  const below = axisWords(`${x.title} →`, x.help, options)
  const top = Math.round(above.lines * line + size * 0.4)
  const left = Math.ceil(measure(String(settings.scale.high), size) + size * 0.9)
  const ticks = line * 1.25
  const bottom = ticks + below.lines * line
  const right = Math.floor(width) - 1
  const labels = settings.showQuadrants ? quadrantLines(settings, right - left, options) : []
  const strip = (...at: number[]): number => {
    const lines = Math.max(...at.map((index) => labels[index]?.length ?? 0))
    return lines === 0 ? 0 : lines * line + 2 * labelPad * size
  }
  const strips = { above: strip(0, 1), below: strip(2, 3) }
  const least = lowest + strips.above + strips.below
  const height =
    options.height === undefined
      ? between(Math.min(width - left, (options.highest ?? Infinity) - top - bottom), least, highest)
      : Math.max(least, options.height - top - bottom)
  const box: Box = { left, right, top, bottom: top + Math.floor(height) }
  const plane = planeOf(settings.scale, box, strips)
  return {
    ...{ plane, width, height: box.bottom + bottom, size, line },
    texts: [
      ...placeWords(above, { x: 0, y: size, anchor: 'start', line }),
      ...placeWords(below, { x: box.right, y: box.bottom + ticks + size, anchor: 'end', line }),
    ],
    quadrants: labels.flatMap((lines, index) =>
      lines.length === 0 ? [] : [labelAt(index, lines, box, size)],
    ),
  }
}

export const [strongWeight, usualWeight] = [650, 450]

/** The title of an axis and its help text, which stands beside it where both fit on one line. */
interface AxisWords {
  title: readonly string[]
  help: readonly string[]
  lines: number
  /** From the outer end of the title to the help text; null: the help text stands below. */
  aside: number | null
}

function axisWords(title: string, help: string, { width, size, measure }: PlaneOptions): AxisWords {
  const wrap = (text: string, weight: number): string[] => wrapText(text, { width, size, weight, measure })
  const words = { title: wrap(title, strongWeight), help: wrap(help, usualWeight) }
  const aside = measure(title, size, strongWeight) + size * wordGap
  if (help !== '' && aside + measure(help, size, usualWeight) <= width) return { ...words, lines: 1, aside }
  return { ...words, lines: words.title.length + words.help.length, aside: null }
}

function placeWords(
  { title, help, aside }: AxisWords,
  { x, y, anchor, line }: { x: number; y: number; anchor: 'start' | 'end'; line: number },
): PlacedText[] {
  const inward = anchor === 'start' ? 1 : -1
  return [
    { lines: title, x, y, anchor, isStrong: true },
    aside === null
      ? { lines: help, x, y: y + title.length * line, anchor, isStrong: false }
      : { lines: help, x: x + inward * aside, y, anchor, isStrong: false },
  ]
}

/** The labels of the quadrants in lines, none where nobody typed one. SPEC EV6 */
function quadrantLines(
  { quadrants }: MatrixPlaneSettings,
  width: number,
  { size, measure }: PlaneOptions,
): string[][] {
  const half = width / 2 - 4 * labelPad * size
  return quadrants.map((text) => wrapText(text, { width: half, size, weight: strongWeight, measure }))
}

/** In the outer corner of its quadrant, in a strip that bubbles leave free. SPEC EV15 */
function labelAt(index: number, lines: readonly string[], box: Box, size: number): PlacedText {
  const [isLeft, isTop] = [index % 2 === 0, index < 2]
  const aside = 2 * labelPad * size
  // Letters stand about in the middle of their line.
  const first = isTop ? box.top + (labelPad + 1) * size : box.bottom - (labelPad + 0.35) * size
  return {
    lines,
    x: isLeft ? box.left + aside : box.right - aside,
    y: isTop ? first : first - (lines.length - 1) * size * lineHeight,
    anchor: isLeft ? 'start' : 'end',
    isStrong: true,
  }
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
