import { expect, test } from 'vitest'
import {
  countSelected,
  keptSelection,
  nothingSelected,
  selectedTexts,
  toggled,
  withRange,
} from './selection.ts'
import { keptSpot, spotAfterKey, spotAfterTab } from './spot.ts'
import type { GridOrder, GridKey, Spot } from './spot.ts'
import { limits } from '#domain/limits.ts'
import { cellsIn, filledDown, linesAsOne, pasted } from './paste.ts'
import { dropBefore } from './dropBefore.ts'

const order: GridOrder = { rowIds: ['r1', 'r2', 'r3'], columnIds: ['a', 'b', 'c'] }
const at = (rowId: string | null, columnId: string | null): Spot => ({ rowId, columnId })
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

const small: GridOrder = { rowIds: ['r1', 'r2'], columnIds: ['a', 'b'] }
const onto = (rowId: string, columnId: string, selection = nothingSelected) => {
  return { spot: at(rowId, columnId), selection, order: small }
}

test('[PL5] [PL22] a pasted range goes right and down, and becomes new rows: empty ones between others, none at the end', () => {
  const range = [
    ['Tea', 'Ann'],
    ['Juice', 'Ben'],
    ['', ''],
    ['Water', ''],
    ['', ''],
  ]
  expect(pasted(range, onto('r2', 'a'))).toEqual({
    changes: [{ rowId: 'r2', cells: { a: 'Tea', b: 'Ann' } }],
    added: [
      { a: 'Juice', b: 'Ben' },
      { a: '', b: '' },
      { a: 'Water', b: '' },
    ],
    ...{ outside: [], tooLong: [] },
  })
})

test('[PL22] a line without a cell empties a cell within a range and none at its end; all cells of a range count', () => {
  const { changes, added } = pasted([['Tea'], [''], ['Cups'], [''], ['']], onto('r1', 'a'))
  expect(changes).toEqual([
    { rowId: 'r1', cells: { a: 'Tea' } },
    { rowId: 'r2', cells: { a: '' } },
  ])
  expect(added).toEqual([{ a: 'Cups' }])
  const wide = Array.from({ length: 500 }, () => Array.from({ length: 2 }, () => 'x'))
  const both = pasted(wide, onto('r2', 'a'))
  expect(cellsIn(both.changes.map(({ cells }) => cells)) + cellsIn(both.added)).toBe(1000)
})

test('[PL3] texts that are too long or have no column are named, and never cut', () => {
  const long = 'x'.repeat(limits.planText + 1)
  expect(pasted([[long, 'Ann', '']], onto('r1', 'b'))).toEqual({
    changes: [{ rowId: 'r1', cells: {} }],
    ...{ added: [], outside: ['Ann'], tooLong: [long] },
  })
})

test('one text is pasted into every selected cell, a range into the first one', () => {
  const all = withRange(nothingSelected, at('r1', 'a'), at('r2', 'b'), small)
  expect(pasted([['Tea']], onto('r2', 'b', all)).changes).toEqual([
    { rowId: 'r1', cells: { a: 'Tea', b: 'Tea' } },
    { rowId: 'r2', cells: { a: 'Tea', b: 'Tea' } },
  ])
  expect(pasted([['Tea', 'Ann']], onto('r2', 'b', all)).changes).toEqual([
    { rowId: 'r1', cells: { a: 'Tea', b: 'Ann' } },
  ])
})

test('the first selected text of each column fills the cells below it', () => {
  const all = withRange(nothingSelected, at('r1', 'a'), at('r2', 'b'), small)
  const textAt = (rowId: string, columnId: string): string => columnId + rowId
  expect(filledDown(all, small, textAt)).toEqual([{ rowId: 'r2', cells: { a: 'ar1', b: 'br1' } }])
})

test('[B7] lines are one text where as cells they would overwrite texts below; otherwise they are cells', () => {
  const text = (rowId: string, columnId: string): string => (rowId + columnId === 'r2a' ? 'Cups' : '')
  const lines = [['one'], ['two']]
  expect(linesAsOne(lines, onto('r1', 'a'), text)).toBe('one\ntwo')
  expect(linesAsOne(lines, onto('r1', 'b'), text)).toBeNull()
  expect(linesAsOne(lines, onto('r2', 'a'), text)).toBeNull()
  expect(
    linesAsOne(
      [
        ['one', 'Ann'],
        ['two', ''],
      ],
      onto('r1', 'a'),
      text,
    ),
  ).toBeNull()
  expect(linesAsOne([['Big\ncups'], ['two']], onto('r1', 'a'), text)).toBeNull()
  const both = withRange(nothingSelected, at('r1', 'a'), at('r2', 'a'), small)
  expect(linesAsOne(lines, onto('r1', 'a', both), text)).toBeNull()
})

const narrow: GridOrder = { rowIds: ['r1', 'r2', 'r3'], columnIds: ['a', 'b'] }
const press = (key: string, more: Partial<GridKey> = {}): GridKey => {
  return { key, isShift: false, isCommand: false, ...more }
}
const after = (spot: Spot, key: GridKey) => spotAfterKey(spot, key, narrow, 2)

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
  expect(spotAfterTab(at('r1', 'a'), 1, narrow)).toEqual(at('r1', 'b'))
  expect(spotAfterTab(at('r1', 'b'), 1, narrow)).toEqual(at('r2', 'a'))
  expect(spotAfterTab(at('r2', 'a'), -1, narrow)).toEqual(at('r1', 'b'))
  expect(spotAfterTab(at('r3', 'b'), 1, narrow)).toBeNull()
  expect(spotAfterTab(at('r1', 'a'), -1, narrow)).toBeNull()
})

test('[PL4] the focus stays in its cell when rows move, and goes to the one in its place when its row is deleted', () => {
  const moved: GridOrder = { rowIds: ['r3', 'r2', 'r1'], columnIds: ['b', 'a'] }
  expect(keptSpot(at('r1', 'b'), narrow, moved)).toEqual(at('r1', 'b'))
  const without: GridOrder = { rowIds: ['r1', 'r3'], columnIds: ['a', 'b'] }
  expect(keptSpot(at('r2', 'b'), narrow, without)).toEqual(at('r3', 'b'))
  const noRows: GridOrder = { rowIds: [], columnIds: ['a', 'b'] }
  expect(keptSpot(at('r2', 'b'), narrow, noRows)).toEqual(at(null, 'b'))
})

test('what was not shown before either is the first cell, and no heading', () => {
  const gone = { rowId: 'gone', columnId: 'gone' }
  expect(keptSpot(gone, narrow, narrow)).toEqual(at('r1', 'a'))
})

const ids = ['r1', 'r2', 'r3']
const drop = (id: string, on: string, isAfter: boolean) => dropBefore(ids, id, { id: on, isAfter })

test('[PL5] a dragged row stands where the line was, and stays when the line is at its own place', () => {
  expect(drop('r3', 'r1', false)).toBe('r1')
  expect(drop('r1', 'r2', true)).toBe('r3')
  expect(drop('r1', 'r3', true)).toBeNull()
  expect(drop('r2', 'r1', true)).toBeUndefined()
  expect(drop('r2', 'r3', false)).toBeUndefined()
  expect(drop('r2', 'r2', true)).toBeUndefined()
  expect(drop('gone', 'r1', true)).toBeUndefined()
})
