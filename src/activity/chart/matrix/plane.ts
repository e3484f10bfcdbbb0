import { scaleLinear } from 'd3-scale'
import type { ScaleLinear } from 'd3-scale'
import type { Scale } from '#domain/activity/votes/results.ts'

export interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** The plane of a matrix: where its values are, in pixels. */
export interface Plane {
  box: Box
  /** Between the strips of the quadrants' labels: everything that stands for votes is here, and covers no label. */
  inside: Box
  x: ScaleLinear<number, number>
  y: ScaleLinear<number, number>
  /** Where the quadrants meet, at the middle of the scale. */
  middle: { x: number; y: number }
  /** Values with a tick. */
  ticks: readonly number[]
}

/** With as many values at most each one has a tick. */
const mostTicks = 10
/** Least margin around the outermost values, as a share of the scale. */
const margin = 0.05

/** Heights that the labels of the upper and of the lower quadrants need. */
export interface Strips {
  above: number
  below: number
}

/** A margin of half a value around the scale: a bubble at its end is not cut, and all cells of a heat map are equal. */
export function planeOf(
  scale: Pick<Scale, 'low' | 'high'>,
  box: Box,
  { above, below }: Strips = { above: 0, below: 0 },
): Plane {
  const { low, high } = scale
  const around = Math.max(0.5, (high - low) * margin)
  const domain = [low - around, high + around]
  const inside = { ...box, top: box.top + above, bottom: box.bottom - below }
  const x = scaleLinear(domain, [inside.left, inside.right])
  const y = scaleLinear(domain, [inside.bottom, inside.top])
  const middle = (low + high) / 2
  return { box, inside, x, y, middle: { x: x(middle), y: y(middle) }, ticks: ticksOf(scale) }
}

/** The largest radius of a bubble that leaves the inside of the plane nowhere, whatever its means are. */
export function largestRadius({ inside, x, y }: Plane, { low }: Pick<Scale, 'low'>): number {
  return Math.min(x(low) - inside.left, inside.bottom - y(low))
}

/** The whole values nearest to a point of the plane, within the scale. */
export function valuesAt(
  plane: Plane,
  scale: Pick<Scale, 'low' | 'high'>,
  x: number,
  y: number,
): [number, number] {
  const snapped = (value: number): number => Math.min(scale.high, Math.max(scale.low, Math.round(value)))
  return [snapped(plane.x.invert(x)), snapped(plane.y.invert(y))]
}

/** Quadrant of a point: I to IV are 0 to 3, as in the labels. A point on a middle line is in the higher one. */
export function quadrantAt({ middle }: Plane, { x, y }: { x: number; y: number }): 0 | 1 | 2 | 3 {
  if (y <= middle.y) return x < middle.x ? 0 : 1
  return x < middle.x ? 2 : 3
}

/** Where the centres of bubbles of a quadrant may be: within it, and far enough from the end of the plane. */
export function quadrantBox({ inside, middle }: Plane, quadrant: 0 | 1 | 2 | 3, radius = 0): Box {
  return {
    left: quadrant % 2 === 0 ? inside.left + radius : middle.x,
    right: quadrant % 2 === 0 ? middle.x - hair : inside.right - radius,
    top: quadrant < 2 ? inside.top + radius : middle.y + hair,
    bottom: quadrant < 2 ? middle.y : inside.bottom - radius,
  }
}

/** Below what can be seen; keeps a centre off the line, which belongs to the higher quadrant. */
const hair = 0.25

function ticksOf({ low, high }: Pick<Scale, 'low' | 'high'>): number[] {
  if (high - low < mostTicks) return Array.from({ length: high - low + 1 }, (_, index) => low + index)
  const inside = scaleLinear([low, high], [0, 1])
    .ticks(5)
    .filter((tick) => tick - low > (high - low) / 10 && high - tick > (high - low) / 10)
  return [low, ...inside, high]
}
