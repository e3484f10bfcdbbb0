import type { Page } from 'playwright-core'
import { colourAt } from './slides.ts'

/** Red, green and blue by places of a page, as shares of its width and height. */
export type Colours = Readonly<Record<string, readonly number[]>>

/** The distance of the colours of a page from expected ones. */
export async function differences(page: Page, at: number, expected: Colours): Promise<number> {
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

/** In the middles of the quarters of a page: upper left, upper right, lower left, lower right. */
function quarters(...colours: readonly [number, number, number][]): Colours {
  return Object.fromEntries(
    ['0.25 0.25', '0.75 0.25', '0.25 0.75', '0.75 0.75'].map((place, at) => [place, colours[at] ?? []]),
  )
}

export const coloured = quarters([200, 30, 30], [30, 160, 60], [30, 60, 200], [240, 220, 40])
export const inked = quarters([0, 0, 0], [255, 255, 255], [255, 255, 255], [0, 0, 0])
/** Of a press, where pure ink is not as bright as on a screen. */
export const printed = quarters([0, 185, 242], [255, 49, 153], [255, 235, 61], [45, 46, 53])
