import { expect, test } from 'vitest'
import { keptSpot, spotAfterKey, spotAfterTab } from './spot.ts'
import type { GridKey, GridOrder, Spot } from './spot.ts'

const order: GridOrder = { rowIds: ['r1', 'r2', 'r3'], columnIds: ['a', 'b'] }
const at = (rowId: string | null, columnId: string | null): Spot => ({ rowId, columnId })
const press = (key: string, more: Partial<GridKey> = {}): GridKey => {
  return { key, isShift: false, isCommand: false, ...more }
}
const after = (spot: Spot, key: GridKey) => spotAfterKey(spot, key, order, 2)

test('arrow keys go from cell to cell and stop at the edges, headings and row numbers included', () => {
  expect(after(at('r1', 'a'), press('ArrowRight'))).toEqual(at('r1', 'b'))
  expect(after(at('r1', 'b'), press('ArrowRight'))).toEqual(at('r1', 'b'))
  expect(after(at('r1', 'a'), press('ArrowLeft'))).toEqual(at('r1', null))
  expect(after(at('r1', 'a'), press('ArrowUp'))).toEqual(at(null, 'a'))
  expect(after(at(null, 'a'), press('ArrowUp'))).toEqual(at(null, 'a'))
  expect(after(at('r3', 'a'), press('ArrowDown'))).toEqual(at('r3', 'a'))
  expect(after(at('r1', 'a'), press('x'))).toBeNull()
})

test('Home, End, Page Up, Page Down and Ctrl lead to the edges', () => {
  expect(after(at('r2', 'b'), press('Home'))).toEqual(at('r2', 'a'))
  expect(after(at('r1', 'a'), press('End', { isCommand: true }))).toEqual(at('r3', 'b'))
  expect(after(at('r3', 'b'), press('Home', { isCommand: true }))).toEqual(at('r1', 'a'))
  expect(after(at('r3', 'b'), press('ArrowUp', { isCommand: true }))).toEqual(at('r1', 'b'))
  expect(after(at('r1', 'a'), press('PageDown'))).toEqual(at('r3', 'a'))
  expect(after(at('r2', 'a'), press('PageUp'))).toEqual(at('r1', 'a'))
})

test('Tab and Shift+Tab wrap over columns and rows, and end at the last and first cell', () => {
  expect(spotAfterTab(at('r1', 'a'), 1, order)).toEqual(at('r1', 'b'))
  expect(spotAfterTab(at('r1', 'b'), 1, order)).toEqual(at('r2', 'a'))
  expect(spotAfterTab(at('r2', 'a'), -1, order)).toEqual(at('r1', 'b'))
  expect(spotAfterTab(at('r3', 'b'), 1, order)).toBeNull()
  expect(spotAfterTab(at('r1', 'a'), -1, order)).toBeNull()
})

test('[PL4] the focus stays in its cell when rows move, and goes to the one in its place when its row is deleted', () => {
  const moved: GridOrder = { rowIds: ['r3', 'r2', 'r1'], columnIds: ['b', 'a'] }
  expect(keptSpot(at('r1', 'b'), order, moved)).toEqual(at('r1', 'b'))
  const without: GridOrder = { rowIds: ['r1', 'r3'], columnIds: ['a', 'b'] }
  expect(keptSpot(at('r2', 'b'), order, without)).toEqual(at('r3', 'b'))
  const noRows: GridOrder = { rowIds: [], columnIds: ['a', 'b'] }
  expect(keptSpot(at('r2', 'b'), order, noRows)).toEqual(at(null, 'b'))
})

test('what was not shown before either is the first cell, and no heading', () => {
  const gone = { rowId: 'gone', columnId: 'gone' }
  expect(keptSpot(gone, order, order)).toEqual(at('r1', 'a'))
})
