import { expect, test } from 'vitest'
import { inView, viewOf, wholeView, withFilter } from './viewOrder.ts'

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
