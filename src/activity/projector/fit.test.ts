import { expect, test } from 'vitest'
import { columnsWithin, largestFitting, mostCards, sizesFrom } from './fit.ts'

test('the largest type that fits is used, and the smallest when none does', () => {
  const sizes = sizesFrom(6.4)
  for (const limit of [...sizes, 1, 100]) {
    const expected = sizes.find((size) => size <= limit) ?? sizes.at(-1)
    expect(largestFitting(sizes, (size) => size <= limit)).toBe(expected)
  }
  expect(sizes.at(-1)).toBeGreaterThan(2)
})

test('as many columns are side by side as there is space for, and at least one', () => {
  expect(columnsWithin(1000, 400, 20)).toBe(2)
  expect(columnsWithin(1220, 400, 20)).toBe(2)
  expect(columnsWithin(1240, 400, 20)).toBe(3)
  expect(columnsWithin(0, 400, 20)).toBe(1)
})

test('more cards than could fit are not measured', () => {
  // A card of one line takes 2.28 em, and the gap to the next half an em.
  for (const rows of [1, 4, 9]) {
    const height = rows * 22.8 + (rows - 1) * 5
    expect(mostCards(height, 10, 3)).toBeGreaterThanOrEqual(3 * rows)
    expect(mostCards(height, 10, 3)).toBeLessThanOrEqual(3 * (rows + 1))
  }
})
