import fc from 'fast-check'
import { expect, test } from 'vitest'
import { resultOf } from '#domain/activity/votes/results.ts'
import type { Bubble } from './bubbles.ts'
import { labelsOf } from './labels.ts'

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
