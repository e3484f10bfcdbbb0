import { expect, test } from 'vitest'
import { covers, indexesOf, placed, runWithin } from './window.ts'

const sizes = [40, 60, 40, 80, 40, 40]

test('a run reaches from the first that is partly within to the last', () => {
  expect(runWithin(sizes, 0, 100)).toEqual({ from: 0, to: 2 })
  expect(runWithin(sizes, 99, 101)).toEqual({ from: 1, to: 3 })
  expect(runWithin(sizes, -200, 1000)).toEqual({ from: 0, to: 6 })
  expect(runWithin([], 0, 100)).toEqual({ from: 0, to: 0 })
})

test('scrolled beyond the end, as after rows were deleted, there is still one', () => {
  expect(runWithin(sizes, 5000, 5100)).toEqual({ from: 5, to: 6 })
  expect(placed([5], sizes)).toEqual({ items: [{ index: 5, gap: 260 }], after: 0 })
})

test('rows that stay drawn stand in their order, with gaps for those in between', () => {
  expect(indexesOf({ from: 2, to: 4 }, [-1, 3])).toEqual([2, 3])
  const indexes = indexesOf({ from: 2, to: 4 }, [5, 0, 5])
  expect(indexes).toEqual([0, 2, 3, 5])
  expect(placed(indexes, sizes)).toEqual({
    items: [
      { index: 0, gap: 0 },
      { index: 2, gap: 60 },
      { index: 3, gap: 0 },
      { index: 5, gap: 40 },
    ],
    after: 0,
  })
  expect(placed([0], sizes).after).toBe(260)
})

test('a run covers another within it', () => {
  expect(covers({ from: 1, to: 5 }, { from: 1, to: 4 })).toBe(true)
  expect(covers({ from: 1, to: 5 }, { from: 0, to: 4 })).toBe(false)
})
