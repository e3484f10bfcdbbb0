import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { filledDown, linesAsOne, pasted } from './paste.ts'
import { nothingSelected, withRange } from './selection.ts'
import type { GridOrder } from './spot.ts'

const order: GridOrder = { rowIds: ['r1', 'r2'], columnIds: ['a', 'b'] }
const at = (rowId: string, columnId: string) => ({ rowId, columnId })
const onto = (rowId: string, columnId: string, selection = nothingSelected) => {
  return { spot: at(rowId, columnId), selection, order }
}

test('[PL5] a pasted range goes right and down from its cell, and becomes new rows below the last one', () => {
  const range = [
    ['Tea', 'Ann'],
    ['Juice', 'Ben'],
    ['', ''],
    ['Water', ''],
  ]
  expect(pasted(range, onto('r2', 'a'))).toEqual({
    changes: [{ rowId: 'r2', cells: { a: 'Tea', b: 'Ann' } }],
    added: [
      { a: 'Juice', b: 'Ben' },
      { a: 'Water', b: '' },
    ],
    ...{ outside: [], tooLong: [] },
  })
})

test('[PL3] texts that are too long or have no column are named, and never cut', () => {
  const long = 'x'.repeat(limits.planText + 1)
  expect(pasted([[long, 'Ann', '']], onto('r1', 'b'))).toEqual({
    changes: [{ rowId: 'r1', cells: {} }],
    ...{ added: [], outside: ['Ann'], tooLong: [long] },
  })
})

test('one text is pasted into every selected cell, a range into the first one', () => {
  const all = withRange(nothingSelected, at('r1', 'a'), at('r2', 'b'), order)
  expect(pasted([['Tea']], onto('r2', 'b', all)).changes).toEqual([
    { rowId: 'r1', cells: { a: 'Tea', b: 'Tea' } },
    { rowId: 'r2', cells: { a: 'Tea', b: 'Tea' } },
  ])
  expect(pasted([['Tea', 'Ann']], onto('r2', 'b', all)).changes).toEqual([
    { rowId: 'r1', cells: { a: 'Tea', b: 'Ann' } },
  ])
})

test('the first selected text of each column fills the cells below it', () => {
  const all = withRange(nothingSelected, at('r1', 'a'), at('r2', 'b'), order)
  const texts = (rowId: string, columnId: string): string => columnId + rowId
  expect(filledDown(all, order, texts)).toEqual([{ rowId: 'r2', cells: { a: 'ar1', b: 'br1' } }])
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
  const both = withRange(nothingSelected, at('r1', 'a'), at('r2', 'a'), order)
  expect(linesAsOne(lines, onto('r1', 'a', both), text)).toBeNull()
})
