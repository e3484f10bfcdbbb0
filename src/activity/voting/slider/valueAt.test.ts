import { expect, test } from 'vitest'
import { valueAt } from './valueAt.ts'

const slider = { width: 244, inset: 22, low: 1, high: 5, isRightToLeft: false }
const at = (x: number, more = {}): number => valueAt({ ...slider, ...more, x })

test('a point of a slider chooses the nearest value, and beyond the ends the first or last one', () => {
  expect([0, 22, 46, 48, 122, 222, 400].map((x) => at(x))).toEqual([1, 1, 1, 2, 3, 5, 5])
})

test('[EV5] all values of a scale up to 100 can be reached', () => {
  const reached = new Set(Array.from({ length: 245 }, (_pixel, x) => at(x, { high: 100 })))
  expect(reached.size).toBe(100)
})

test('where one reads from right to left, the first value is at the right', () => {
  expect([0, 122, 244].map((x) => at(x, { isRightToLeft: true }))).toEqual([5, 3, 1])
})

test('a slider without any width chooses the first value', () => {
  expect(at(10, { width: 0 })).toBe(1)
})
