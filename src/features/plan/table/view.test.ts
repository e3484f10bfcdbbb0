import { expect, test, beforeEach, vi } from 'vitest'
import { inView, viewOf, wholeView, withFilter } from './viewOrder.ts'
import { columnWidth, keepWidths, readWidths, widthAfterKey } from './columnWidths.ts'
import { covers, edgesOf, indexesOf, nextDrawn, none, placed, runWithin } from './window.ts'
import type { Drawn, Part } from './window.ts'

const cells: Record<string, string> = { r1: '10 Öl', r2: '', r3: '9 ost', r4: '9 Apples' }
const rowIds = Object.keys(cells)
const textOf = (rowId: string): string => cells[rowId] ?? ''
const view = (isDescending: boolean, words = '', search = '') => {
  const filter = withFilter({}, 'a', words)
  return viewOf(
    { rowIds, columnIds: ['a', 'b'] },
    { sort: { columnId: 'a', isDescending }, filter, search },
    textOf,
    'sv',
  )
}

test('a sorted view orders numbers by value and leaves empty cells last, in both directions', () => {
  expect(inView(rowIds, view(false))).toEqual(['r4', 'r3', 'r1', 'r2'])
  expect(inView(rowIds, view(true))).toEqual(['r1', 'r3', 'r4', 'r2'])
  expect(inView(rowIds, wholeView)).toEqual(rowIds)
})

test('a filter shows the rows with its words', () => {
  const filtered = view(false, ' 9 ')
  expect(inView(rowIds, filtered)).toEqual(['r4', 'r3'])
  expect(withFilter({ a: 'x' }, 'a', ' ')).toEqual({})
  expect(inView(rowIds, view(false, '', 'APPLE'))).toEqual(['r4'])
})

test('rows that are added later stand at the end and are shown', () => {
  expect(inView([...rowIds, 'r5'], view(false, '9'))).toEqual(['r4', 'r3', 'r5'])
})

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})

test('widths are kept per planner on this device, and nothing else is taken for one', () => {
  keepWidths('o', { a: 300, b: 1 })
  expect(readWidths('o')).toEqual({ a: 300, b: columnWidth.least })
  expect(readWidths('p')).toEqual({})
  localStorage.setItem('plenum.planWidths.p', '{"a":"wide","b":')
  expect(readWidths('p')).toEqual({})
})

test('arrow keys on the edge make a column wider and narrower, also from right to left', () => {
  expect(widthAfterKey(200, 'ArrowRight', false)).toBe(216)
  expect(widthAfterKey(200, 'ArrowRight', true)).toBe(184)
  expect(widthAfterKey(columnWidth.most, 'ArrowRight', false)).toBe(columnWidth.most)
  expect(widthAfterKey(200, 'Home', false)).toBe(columnWidth.least)
  expect(widthAfterKey(200, 'a', false)).toBeNull()
})

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
