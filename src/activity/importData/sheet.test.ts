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
  const values = [['a', '1'], [], ['', ' '], ['b', '', 'c', '']]
  expect(sheetRows(values, (row) => row === 3)).toEqual({
    columns: 3,
    isCut: false,
    rows: [
      { number: 1, cells: ['a', '1', ''], isHidden: false },
      { number: 4, cells: ['b', '', 'c'], isHidden: true },
    ],
  })
})

test('[N1] all rows have the same length, for any input', () => {
  const cell = fc.oneof(fc.string(), fc.constant(' '), fc.record({ error: fc.constant('#N/A') }))
  fc.assert(
    fc.property(fc.array(fc.array(cell)), (values) => {
      const { rows, columns } = sheetRows(values, () => false)
      expect(rows.every(({ cells }) => cells.length === columns)).toBe(true)
      expect(
        rows.every(({ cells }) => cells.some((one) => typeof one === 'object' || one.trim() !== '')),
      ).toBe(true)
    }),
  )
})
