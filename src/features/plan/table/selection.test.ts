import { expect, test } from 'vitest'
import {
  countSelected,
  keptSelection,
  nothingSelected,
  selectedTexts,
  toggled,
  withRange,
} from './selection.ts'
import type { GridOrder } from './spot.ts'

const order: GridOrder = { rowIds: ['r1', 'r2', 'r3'], columnIds: ['a', 'b', 'c'] }
const at = (rowId: string | null, columnId: string | null) => ({ rowId, columnId })
const texts = (rowId: string, columnId: string): string => `${columnId}${rowId.slice(1)}`

test('a click selects a cell and another one takes it out again', () => {
  const one = toggled(nothingSelected, at('r1', 'a'))
  const two = toggled(one, at('r2', 'c'))
  expect(countSelected(two)).toBe(2)
  expect(countSelected(toggled(two, at('r1', 'a')))).toBe(1)
  expect(toggled(one, at('r1', 'a'))).toEqual(nothingSelected)
})

test('a range is selected from corner to corner, whichever comes first; a heading means the column', () => {
  const range = withRange(nothingSelected, at('r3', 'b'), at('r2', 'a'), order)
  expect(selectedTexts(range, order, texts)).toEqual([
    ['a2', 'b2'],
    ['a3', 'b3'],
  ])
  const column = withRange(nothingSelected, at(null, 'c'), at(null, 'c'), order)
  expect(selectedTexts(column, order, texts)).toEqual([['c1'], ['c2'], ['c3']])
  const row = withRange(nothingSelected, at('r2', null), at('r2', null), order)
  expect(selectedTexts(row, order, texts)).toEqual([['a2', 'b2', 'c2']])
})

test('cells that are not selected are empty in what is copied', () => {
  const corners = toggled(toggled(nothingSelected, at('r1', 'a')), at('r3', 'c'))
  expect(selectedTexts(corners, order, texts)).toEqual([
    ['a1', ''],
    ['', 'c3'],
  ])
})

test('rows that keep their selection keep its set, so that only changed rows are drawn again', () => {
  const range = withRange(nothingSelected, at('r1', 'a'), at('r2', 'b'), order)
  const longer = withRange(range, at('r1', 'a'), at('r3', 'b'), order)
  expect(longer.get('r1')).toBe(range.get('r1'))
  expect(keptSelection(longer, order)).toBe(longer)
})

test('[PL9] what was deleted leaves the selection', () => {
  const range = withRange(nothingSelected, at('r1', 'a'), at('r3', 'b'), order)
  const left = keptSelection(range, { rowIds: ['r1', 'r3'], columnIds: ['b', 'c'] })
  expect([...left].map(([rowId, columns]) => [rowId, [...columns]])).toEqual([
    ['r1', ['b']],
    ['r3', ['b']],
  ])
})
