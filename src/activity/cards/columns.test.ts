import { expect, test } from 'vitest'
import { columnsFor } from './columns.ts'

test('the grid has one, two, two, three and four columns from the smallest screen to the widest', () => {
  expect([390, 820, 1024, 1280, 1440].map((width) => columnsFor(width, width - 48))).toEqual([1, 2, 2, 3, 4])
})

test('no card is narrower than 200 pixels, whatever panels are open beside the list', () => {
  expect(columnsFor(1440, 848)).toBe(4)
  expect(columnsFor(1440, 847)).toBe(3)
  expect(columnsFor(1440, 100)).toBe(1)
})
