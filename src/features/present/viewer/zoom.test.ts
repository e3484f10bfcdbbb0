import { expect, test } from 'vitest'
import {
  canZoom,
  defaultFactor,
  factorOf,
  openingZoom,
  scaledZoom,
  steppedZoom,
  thumbnailFactor,
} from './zoom.ts'
import { canvasRatio } from './canvasRatio.ts'
import { keepRecent } from './keepRecent.ts'

const slide = { width: 960, height: 540 }
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
  expect(factorOf({ by: 'default' }, slide, place, 0.8)).toBe(0.8)
  expect(factorOf({ by: 'default' }, slide, { width: 390, height: 500 }, 0.8)).toBeCloseTo(0.406, 3)
  expect(factorOf({ by: 'width' }, slide, place, 0.8)).toBe(1.25)
  expect(factorOf({ by: 'page' }, slide, { width: 1200, height: 270 }, 0.8)).toBe(0.5)
  expect(factorOf({ by: 'factor', factor: 2 }, slide, place, 0.8)).toBe(2)
})

test.each([
  ['as small as those of many lectures', { width: 363, height: 272 }, 'page'],
  ['of a presentation', slide, 'page'],
  ['as high as its place', { width: 595, height: 842 }, 'page'],
  ['higher than its place', { width: 595, height: 1200 }, 'default'],
  ['wider than its place', { width: 1920, height: 1080 }, 'default'],
])('[SL23] a page %s opens at the size that fills its place', (_name, page, by) => {
  expect(openingZoom(page, place, 0.8)).toEqual({ by })
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
  expect(thumbnailFactor(slide)).toBe(0.2)
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
    expect(factorOf({ by }, slide, { width: 0, height: 0 }, 1.1)).toBe(1.1)
})

test('[SL23] a page is drawn as sharp as the screen; a giant one needs no more memory than a canvas may have', () => {
  expect(canvasRatio({ width: 960, height: 540 }, 2, 0)).toBe(2)
  const giant = { width: 14_400 * 4, height: 14_400 * 4 }
  const ratio = canvasRatio(giant, 2, 0)
  expect(giant.width * ratio * (giant.height * ratio)).toBeLessThanOrEqual(16_000_001)
  const strip = { width: 200_000, height: 10 }
  expect(strip.width * canvasRatio(strip, 3, 0)).toBeLessThanOrEqual(8192)
  const ahead = canvasRatio(giant, 2, 1)
  expect(ahead).toBeLessThan(ratio)
  expect(canvasRatio({ width: 960, height: 540 }, 2, 1)).toBe(2)
})

test('[SL23] over 300 turns and thumbnails only the last pages stay in memory', () => {
  const held = new Set<number>()
  let most = 0
  const used = keepRecent<number>(3, (page) => held.delete(page))
  const draw = (page: number, isKept: boolean): void => {
    held.add(page)
    used(page, isKept)
    most = Math.max(most, held.size)
  }
  for (let page = 2; page <= 300; page += 1) {
    for (const near of [page, page + 1, page - 1]) draw(near, true)
    for (let thumbnail = page; thumbnail < page + 8; thumbnail += 1) draw(thumbnail, false)
  }
  expect([...held].sort((a, b) => a - b)).toEqual([299, 300, 301])
  expect(most).toBe(3)
})
