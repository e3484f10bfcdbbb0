import type { Page } from 'playwright-core'
import { colourAt } from './slideActs.ts'

/** Quarters of a page, at their middles: upper left, upper right, lower left, lower right. */
export const quarters = [
  [0.25, 0.25],
  [0.75, 0.25],
  [0.25, 0.75],
  [0.75, 0.75],
] as const

/** The distance of the colours of a page at these places from expected ones. */
export async function differences(
  page: Page,
  at: number,
  expected: Readonly<Record<string, readonly number[]>>,
): Promise<number> {
  const found = await Promise.all(
    Object.keys(expected).map((place) =>
      colourAt(page, at, place.split(' ').map(Number) as [number, number]),
    ),
  )
  const off = Object.values(expected).flatMap((colour, one) =>
    colour.map((value, channel) => Math.abs(value - (found[one]?.[channel] ?? Number.NaN))),
  )
  return Math.max(...off)
}

export const coloured = [
  [200, 30, 30],
  [30, 160, 60],
  [30, 60, 200],
  [240, 220, 40],
]
export const inked = [
  [0, 0, 0],
  [255, 255, 255],
  [255, 255, 255],
  [0, 0, 0],
]
/** Of a press, where pure ink is not as bright as on a screen. */
export const printed = [
  [0, 185, 242],
  [255, 49, 153],
  [255, 235, 61],
  [45, 46, 53],
]
