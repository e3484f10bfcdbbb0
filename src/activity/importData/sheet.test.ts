import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnName, isSheetName, sheetRows } from './sheet.ts'

test('[N1] columns are named A to Z, AA and so on', () => {
  expect([0, 25, 26, 27, 51, 52, 701, 702].map(columnName)).toEqual([
    ...['A', 'Z', 'AA', 'AB', 'AZ', 'BA', 'ZZ', 'AAA'],
  ])
})

test('[N1] only the file extension decides whether a file is a sheet', () => {
  expect(['a.xlsx', 'A.XLSX'].every(isSheetName)).toBe(true)
  expect(['a.xls', 'a.csv', 'xlsx', 'a.xlsx.pdf'].some(isSheetName)).toBe(false)
})

test('[N1] blank rows are skipped, shorter ones padded, and row numbers are those of the file', () => {
  expect(sheetRows([['a', 1], [], ['', ' '], ['b', null, 'c', '']])).toEqual({
    columns: 3,
    rows: [
      { number: 1, cells: ['a', '1', ''] },
      { number: 4, cells: ['b', '', 'c'] },
    ],
  })
})

test('[N1] all rows have the same length, for any input', () => {
  const cell = fc.oneof(fc.string(), fc.constant(' '), fc.constant(undefined), fc.integer())
  fc.assert(
    fc.property(fc.array(fc.array(cell)), (values) => {
      const { rows, columns } = sheetRows(values)
      expect(rows.every(({ cells }) => cells.length === columns)).toBe(true)
      expect(rows.every(({ cells }) => cells.some((text) => text.trim() !== ''))).toBe(true)
    }),
  )
})
