import { shorten } from '../texts.ts'
import type { Measure } from '../texts.ts'
import type { Bubble, Point } from './bubbles.ts'
import type { Box } from './plane.ts'

/** A short text beside its bubble. */
export interface BubbleLabel {
  id: string
  text: string
  /** Where the text starts, on its baseline. */
  x: number
  y: number
}

export interface LabelOptions {
  /** Labels stay within. */
  box: Box
  /** Boxes of other texts and lines. */
  taken: readonly Box[]
  /** Points of arrows. */
  avoided: readonly Point[]
  size: number
  /** Longer texts are shortened. */
  longest: number
  measure: Measure
}

const gap = 6

/**
 * Labels for as many bubbles as have room for one beside them: it covers no bubble and no other label. Bubbles with more
 * votes come first; all others are known by their number.
 */
export function labelsOf(bubbles: readonly Bubble[], options: LabelOptions): BubbleLabel[] {
  const { size, longest, measure, taken, avoided } = options
  const boxes = [...taken]
  const labels: BubbleLabel[] = []
  const inOrder = [...bubbles].sort((a, b) => b.radius - a.radius || a.item.number - b.item.number)
  for (const bubble of inOrder) {
    const text = shorten(bubble.item.text.replace(/\s+/gu, ' '), { width: longest, size, measure })
    const place = placesFor(bubble, measure(text, size), size).find(
      (box) =>
        isWithin(box, options.box) &&
        !boxes.some((other) => overlap(box, other)) &&
        !avoided.some((point) => contains(box, point)) &&
        !bubbles.some((other) => touches(box, other)),
    )
    if (!place) continue
    boxes.push(place)
    labels.push({ id: bubble.item.id, text, x: place.left, y: place.bottom - size * 0.25 })
  }
  return labels
}

function placesFor({ x, y, radius }: Bubble, width: number, size: number): Box[] {
  const [half, away] = [size * 0.6, radius + gap]
  const at = (left: number, middle: number): Box => ({
    ...{ left, right: left + width, top: middle - half, bottom: middle + half },
  })
  return [
    at(x + away, y),
    at(x - away - width, y),
    at(x - width / 2, y - away - half),
    at(x - width / 2, y + away + half),
  ]
}

function isWithin(inner: Box, outer: Box): boolean {
  return (
    inner.left >= outer.left &&
    inner.right <= outer.right &&
    inner.top >= outer.top &&
    inner.bottom <= outer.bottom
  )
}

function contains(box: Box, { x, y }: Point): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function touches(box: Box, { x, y, radius }: Bubble): boolean {
  const [nearX, nearY] = [
    Math.max(box.left, Math.min(x, box.right)),
    Math.max(box.top, Math.min(y, box.bottom)),
  ]
  return Math.hypot(x - nearX, y - nearY) < radius + 2
}
