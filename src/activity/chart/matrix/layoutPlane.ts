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
  quadrants: readonly PlacedText[]
  /** Boxes of the quadrants' labels. */
  taken: readonly Box[]
}

export interface PlaneOptions {
  width: number
  /** Of the whole; omitted: as high as wide, within reason. */
  height?: number | undefined
  /** Without a height: the whole is at most this high, so that all of it is seen at once. */
  highest?: number | undefined
  size: number
  measure: Measure
  /** In place of empty labels. */
  placeholders: readonly string[]
}

/** Within reason: neither a strip nor a poster. */
const [lowest, highest] = [240, 600]
const lineHeight = 1.35

/** Where everything of a plane is: its axes with their texts, its quadrants with their labels. */
export function layoutPlane(settings: MatrixPlaneSettings, options: PlaneOptions): PlaneLayout {
  const { width, size, measure } = options
  const line = size * lineHeight
  const [x, y] = settings.axes
  const wrap = (text: string, weight: number): string[] => wrapText(text, { width, size, weight, measure })
  const above = [wrap(`↑ ${y.title}`, strongWeight), wrap(y.help, usualWeight)] as const
  const below = [wrap(`${x.title} →`, strongWeight), wrap(x.help, usualWeight)] as const
  const top = Math.round((above[0].length + above[1].length) * line + size * 0.4)
  const left = Math.ceil(measure(String(settings.scale.high), size) + size * 0.9)
  const ticks = line * 1.25
  const bottom = ticks + (below[0].length + below[1].length) * line
  const inside =
    options.height === undefined
      ? between(Math.min(width - left, (options.highest ?? Infinity) - top - bottom), lowest, highest)
      : options.height - top - bottom
  const box: Box = {
    left,
    right: Math.floor(width) - 1,
    top,
    bottom: top + Math.round(Math.max(lowest / 2, inside)),
  }
  const texts: PlacedText[] = [
    { lines: above[0], x: 0, y: size, anchor: 'start', isStrong: true },
    { lines: above[1], x: 0, y: size + above[0].length * line, anchor: 'start', isStrong: false },
    { lines: below[0], x: box.right, y: box.bottom + ticks + size, anchor: 'end', isStrong: true },
    {
      ...{ lines: below[1], x: box.right, y: box.bottom + ticks + size + below[0].length * line },
      ...{ anchor: 'end', isStrong: false },
    },
  ]
  const plane = planeOf(settings.scale, box)
  const quadrants = settings.showQuadrants ? quadrantTexts(settings, options, plane) : []
  const taken = quadrants.map((text) => boxOf(text, size, measure))
  return { plane, width, height: box.bottom + bottom, size, line, texts, quadrants, taken }
}

export const [strongWeight, usualWeight] = [650, 450]

/** In the outer corners of the quadrants, where the fewest bubbles are. */
function quadrantTexts(settings: MatrixPlaneSettings, options: PlaneOptions, plane: Plane): PlacedText[] {
  const { box, middle } = plane
  const { size, measure, placeholders } = options
  const pad = size * 0.7
  return settings.quadrants.map((text, index) => {
    const [isLeft, isTop] = [index % 2 === 0, index < 2]
    const width = (isLeft ? middle.x - box.left : box.right - middle.x) - 2 * pad
    const label = text.trim() || (placeholders[index] ?? '')
    const lines = wrapText(label, { width, size, weight: strongWeight, measure })
    const height = (lines.length - 1) * size * lineHeight
    return {
      lines,
      x: isLeft ? box.left + pad : box.right - pad,
      y: isTop ? box.top + pad + size * 0.75 : box.bottom - pad - height,
      anchor: isLeft ? 'start' : 'end',
      isStrong: true,
    }
  })
}

function boxOf({ lines, x, y, anchor }: PlacedText, size: number, measure: Measure): Box {
  const width = Math.max(0, ...lines.map((line) => measure(line, size, strongWeight)))
  const left = anchor === 'start' ? x : x - width
  const top = y - size
  return { left, right: left + width, top, bottom: top + lines.length * size * lineHeight }
}

function between(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value))
}
