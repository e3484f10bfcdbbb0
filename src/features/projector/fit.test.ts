import { expect, test } from 'vitest'
import { largestFitting, pagesOf, sizesFrom } from './fit.ts'

test('the largest type that fits is taken, and the smallest where none does', () => {
  const sizes = sizesFrom(6.4)
  for (const limit of [...sizes, 1, 100]) {
    const expected = sizes.find((size) => size <= limit) ?? sizes.at(-1)
    expect(largestFitting(sizes, (size) => size <= limit)).toBe(expected)
  }
  expect(sizes.at(-1)).toBeGreaterThan(2)
})

test('columns that do not fit are counted in screens', () => {
  expect(pagesOf(1000, 1000, 20)).toBe(1)
  expect(pagesOf(1020 + 480, 1000, 20)).toBe(2)
  expect(pagesOf(2020, 1000, 20)).toBe(2)
  expect(pagesOf(3040, 1000, 20)).toBe(3)
  expect(pagesOf(500, 0, 20)).toBe(1)
})
