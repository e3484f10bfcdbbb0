import { expect, test } from 'vitest'
import { covers, edgesOf, indexesOf, nextDrawn, none, placed, runWithin } from './window.ts'
import type { Drawn, Part } from './window.ts'

const edges = edgesOf([40, 60, 40, 80, 40, 40])

test('a run reaches from the first that is partly within to the last', () => {
  expect(runWithin(edges, 0, 100)).toEqual({ from: 0, to: 2 })
  expect(runWithin(edges, 99, 101)).toEqual({ from: 1, to: 3 })
  expect(runWithin(edges, -200, 1000)).toEqual({ from: 0, to: 6 })
  expect(runWithin(edgesOf([]), 0, 100)).toEqual({ from: 0, to: 0 })
})

test('scrolled beyond the end, as after rows were deleted, there is still one', () => {
  expect(runWithin(edges, 5000, 5100)).toEqual({ from: 5, to: 6 })
  expect(placed([5], edges)).toEqual({ items: [{ index: 5, gap: 260 }], after: 0 })
})

test('rows that stay drawn stand in their order, with gaps for those in between', () => {
  expect(indexesOf({ from: 2, to: 4 }, [-1, 3])).toEqual([2, 3])
  const indexes = indexesOf({ from: 2, to: 4 }, [5, 0, 5])
  expect(indexes).toEqual([0, 2, 3, 5])
  expect(placed(indexes, edges)).toEqual({
    items: [
      { index: 0, gap: 0 },
      { index: 2, gap: 60 },
      { index: 3, gap: 0 },
      { index: 5, gap: 40 },
    ],
    after: 0,
  })
  expect(placed([0], edges).after).toBe(260)
})

test('a run covers another within it', () => {
  expect(covers({ from: 1, to: 5 }, { from: 1, to: 4 })).toBe(true)
  expect(covers({ from: 1, to: 5 }, { from: 0, to: 4 })).toBe(false)
})

const seen: Part = { rows: { from: 4, to: 7 }, columns: { from: 1, to: 4 } }
const ahead: Part = { rows: { from: 4, to: 9 }, columns: { from: 1, to: 5 } }
const whole = { from: 1, to: 5 }

/** Draws step by step until nothing is missing: which rows have their cells then. */
function steps(from: Drawn, room: number) {
  const all = []
  let [drawn, isDone] = [from, false]
  while (!isDone) {
    const next = nextDrawn(drawn, [seen, ahead], room)
    const filled = [...next.drawn].flatMap(([row, run]) => (run === none ? [] : [row]))
    all.push({ rows: [...next.drawn.keys()], filled, cost: next.cost })
    ;({ drawn, isDone } = next)
  }
  return { all, drawn }
}

test('the rows that are seen are there at once, and filled from their middle, in steps for which there is room', () => {
  const { all, drawn } = steps(new Map([[2, whole]]), 13)
  expect(all).toEqual([
    { rows: [4, 5, 6], filled: [5], cost: 16 },
    { rows: [4, 5, 6, 7], filled: [4, 5, 6, 7], cost: 16 },
    { rows: [4, 5, 6, 7, 8], filled: [4, 5, 6, 7, 8], cost: 8 },
  ])
  expect([...drawn.values()]).toEqual([whole, whole, whole, whole, whole])
})

test('a row that shows enough stays as it is, one that lacks a column gets it, and not those behind', () => {
  const drawn = new Map([4, 5, 6, 7, 8].map((row) => [row, { from: 0, to: row === 6 ? 3 : 5 }]))
  const next = nextDrawn(drawn, [seen, ahead], 3)
  expect(next).toMatchObject({ cost: 6, isDone: true })
  expect(next.drawn.get(5)).toBe(drawn.get(5))
  expect(next.drawn.get(6)).toEqual(whole)
})
