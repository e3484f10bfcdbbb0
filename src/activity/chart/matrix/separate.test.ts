import fc from 'fast-check'
import { expect, test } from 'vitest'
import { leastDistance, separate } from './separate.ts'
import type { Disc } from './separate.ts'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Bubble } from './bubbles.ts'
import { labelsOf } from './labels.ts'

const within = { left: 0, right: 300, top: 100, bottom: 320 }

const discs = fc
  .array(
    fc.record({
      // Few different places, so that many discs share one.
      x: fc.oneof(fc.constantFrom(0, 150, 300), fc.double({ min: 0, max: 300, noNaN: true })),
      y: fc.oneof(fc.constantFrom(100, 210, 320), fc.double({ min: 100, max: 320, noNaN: true })),
      radius: fc.integer({ min: 9, max: 30 }),
    }),
    { maxLength: 50 },
  )
  .map((all) => all.map((disc, index): Disc => ({ id: `p${index}`, ...disc, within })))

test('separated discs stay in their box, and none covers the centre of another', () => {
  fc.assert(
    fc.property(discs, (all) => {
      const separated = separate(all)
      separated.forEach((one, index) => {
        expect(one.x >= 0 && one.x <= 300 && one.y >= 100 && one.y <= 320).toBe(true)
        for (const other of separated.slice(index + 1)) {
          const distance = Math.hypot(one.x - other.x, one.y - other.y)
          expect(distance).toBeGreaterThanOrEqual(leastDistance(one.radius, other.radius) - 1e-9)
          expect(distance).toBeGreaterThan(Math.max(one.radius, other.radius))
        }
      })
    }),
  )
})

test('the same discs get the same centres, in any order', () => {
  const shuffled = discs.chain((all) =>
    fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
  )
  fc.assert(
    fc.property(shuffled, ([all, other]) => {
      const byId = (list: readonly Disc[]) => [...separate(list)].sort((a, b) => (a.id < b.id ? -1 : 1))
      expect(byId(other)).toEqual(byId(all))
    }),
  )
})

test('discs that do not overlap stay where they are, with their radii', () => {
  const apart = [0, 100, 200].map((x): Disc => ({ id: String(x), x, y: 200, radius: 20, within }))
  expect(separate(apart)).toEqual(apart)
})

test('two hundred discs in one place all become visible', () => {
  const place = { x: 150, y: 200, radius: 11, within: { left: 75, right: 230, top: 125, bottom: 280 } }
  const all = Array.from({ length: 200 }, (_, index): Disc => ({ id: `p${index}`, ...place }))
  const separated = separate(all)
  expect(new Set(separated.map(({ radius }) => radius)).size).toBe(1)
  expect(separated[0]?.radius).toBeGreaterThan(4)
})

test('discs on a plane without room, such as a hidden one, stay as they are', () => {
  const hidden = { left: 44, right: -12, top: 20, bottom: 320 }
  const all = [0, 100].map((x): Disc => ({ id: String(x), x, y: 200, radius: 20, within: hidden }))
  expect(separate(all)).toEqual(all)
})

const measure = (text: string, size: number): number => text.length * size * 0.5
const size = 12
const box = { left: 0, right: 400, top: 0, bottom: 300 }
const result = resultOf([], { low: 1, high: 5, axes: 2 })

const bubbles = fc
  .array(
    fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 300 }),
      radius: fc.integer({ min: 8, max: 30 }),
      text: fc.string({ minLength: 1, maxLength: 250 }),
    }),
    { maxLength: 50 },
  )
  .map((all) =>
    all.map(({ text, ...place }, index): Bubble => {
      const item = { id: `p${index}`, number: index + 1, text, color: 0, result }
      return { item, ...place, mean1: 3, mean2: 3, mean: place, earlier: null }
    }),
  )

test('a label is short, inside of the plane, and covers no bubble and no other label', () => {
  fc.assert(
    fc.property(bubbles, (all) => {
      const labels = labelsOf(all, { box, taken: [], avoided: [], size, longest: 120, measure }).map(
        (label) => {
          const bottom = label.y + size * 0.25
          return {
            left: label.x,
            right: label.x + measure(label.text, size),
            top: bottom - size * 1.2,
            bottom,
          }
        },
      )
      labels.forEach((label, index) => {
        expect(label.right - label.left).toBeLessThanOrEqual(120)
        expect(label.left >= 0 && label.right <= 400 && label.top >= 0 && label.bottom <= 300).toBe(true)
        for (const { x, y, radius } of all) {
          const [nearX, nearY] = [
            Math.max(label.left, Math.min(x, label.right)),
            Math.max(label.top, Math.min(y, label.bottom)),
          ]
          expect(Math.hypot(x - nearX, y - nearY)).toBeGreaterThanOrEqual(radius)
        }
        for (const other of labels.slice(index + 1))
          expect(
            label.right <= other.left ||
              other.right <= label.left ||
              label.bottom <= other.top ||
              other.bottom <= label.top,
          ).toBe(true)
      })
    }),
  )
})
