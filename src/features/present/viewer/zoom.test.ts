import { expect, test } from 'vitest'
import { canZoom, defaultFactor, factorOf, scaledZoom, steppedZoom, thumbnailFactor } from './zoom.ts'

const page = { width: 960, height: 540 }
const place = { width: 1200, height: 700 }

test.each([
  [768, 0.55, 0.8],
  [799, 0.55, 0.8],
  [800, 0.8, 1.1],
  [1000, 0.8, 1.1],
  [1001, 1.1, 1.4],
])(
  '[SL23] in a window %i high the default is %d for facilitators, %d for participants',
  (height, by, free) => {
    expect(defaultFactor('facilitator', height)).toBe(by)
    expect(defaultFactor('participant', height)).toBe(free)
  },
)

test('[SL23] the default is not wider than its place, as on a phone; fitting takes the width or the whole page', () => {
  expect(factorOf({ by: 'default' }, page, place, 0.8)).toBe(0.8)
  expect(factorOf({ by: 'default' }, page, { width: 390, height: 500 }, 0.8)).toBeCloseTo(0.406, 3)
  expect(factorOf({ by: 'width' }, page, place, 0.8)).toBe(1.25)
  expect(factorOf({ by: 'page' }, page, { width: 1200, height: 270 }, 0.8)).toBe(0.5)
  expect(factorOf({ by: 'factor', factor: 2 }, page, place, 0.8)).toBe(2)
})

test('[SL23] a banner fits too, and is zoomed from there without a jump', () => {
  const banner = { width: 3000, height: 500 }
  const phone = { width: 360, height: 500 }
  for (const by of ['default', 'width', 'page'] as const)
    expect(factorOf({ by }, banner, phone, 0.8)).toBeCloseTo(0.12)
  expect([canZoom(0.12, 1), canZoom(0.12, -1)]).toEqual([true, false])
  expect(steppedZoom(0.12, 1)).toEqual({ by: 'factor', factor: 0.2 })
  expect(scaledZoom(0.12, 0.5)).toEqual({ by: 'factor', factor: 0.12 })
  expect(scaledZoom(0.12, 1.5)).toMatchObject({ factor: expect.closeTo(0.18) as number })
})

test('[SL23] thumbnails have a scale of 0.2, less where a page is wider than their place', () => {
  expect(thumbnailFactor(page)).toBe(0.2)
  expect(thumbnailFactor({ width: 3000, height: 500 }) * 3000).toBeCloseTo(212)
})

test('[SL23] a press goes to the next tenth, and stops at the ends', () => {
  expect(steppedZoom(0.8, 1)).toEqual({ by: 'factor', factor: 0.9 })
  expect(steppedZoom(0.8, -1)).toEqual({ by: 'factor', factor: 0.7 })
  expect(steppedZoom(0.55, 1)).toEqual({ by: 'factor', factor: 0.6 })
  expect(steppedZoom(0.55, -1)).toEqual({ by: 'factor', factor: 0.5 })
  let factor = 0.55
  for (let press = 0; press < 60; press += 1) {
    const zoom = steppedZoom(factor, 1)
    factor = zoom.by === 'factor' ? zoom.factor : Number.NaN
  }
  expect(factor).toBe(4)
  expect([canZoom(4, 1), canZoom(4, -1), canZoom(0.2, -1)]).toEqual([false, true, false])
})

test('[SL23] a pinch stays within the ends, and a place that is not measured yet limits nothing', () => {
  expect(scaledZoom(1, 1.5)).toEqual({ by: 'factor', factor: 1.5 })
  expect(scaledZoom(1, 100)).toEqual({ by: 'factor', factor: 4 })
  for (const by of ['default', 'width', 'page'] as const)
    expect(factorOf({ by }, page, { width: 0, height: 0 }, 1.1)).toBe(1.1)
})
