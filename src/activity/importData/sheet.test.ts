import fc from 'fast-check'
import { expect, test } from 'vitest'
import { columnName, isSheetName, sheetRows } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import {
  afterKey,
  allCells,
  lineOf,
  rangeName,
  rectangleOf,
  rowsIn,
  takesColumn,
  takesRow,
  textsIn,
  untakenIn,
} from './cellSelection.ts'
import type { CellSelection, PressedKey } from './cellSelection.ts'

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

const sheet: Sheet = {
  ...{ name: 'One', isHidden: false, isUnreadable: false, hiddenColumns: new Set() },
  ...sheetRows([['a', 'b', 'c'], [], ['d', ' ', 'f'], ['g', '', 'i']], () => false),
}
const press = (key: string, more: Partial<PressedKey> = {}) => ({
  ...{ key, isShift: false, isCommand: false },
  ...more,
})
const at = (row: number, column: number): CellSelection => ({
  anchor: { row, column },
  focus: { row, column },
})

test('[N2] texts are read row by row, and blank cells are skipped', () => {
  expect(textsIn(sheet, allCells(sheet))).toEqual(['a', 'b', 'c', 'd', 'f', 'g', 'i'])
  const right = { anchor: { row: 2, column: 2 }, focus: { row: 1, column: 1 } }
  expect(textsIn(sheet, right)).toEqual(['f', 'i'])
  expect(textsIn(sheet, null)).toEqual([])
})

test('[PL15] rows keep their cells at their positions, blank ones included, and blank rows are left out', () => {
  const right = { anchor: { row: 0, column: 1 }, focus: { row: 2, column: 2 } }
  expect(rowsIn(sheet, right)).toEqual([
    ['b', 'c'],
    ['', 'f'],
    ['', 'i'],
  ])
  expect(rowsIn(sheet, { anchor: { row: 1, column: 1 }, focus: { row: 2, column: 1 } })).toEqual([])
})

test('[N2] the selection is named as in the file', () => {
  expect(rangeName(sheet, allCells(sheet))).toBe('A1:C4')
  expect(rangeName(sheet, at(1, 0))).toBe('A3')
})

test('[N2] arrows move, Shift extends, Ctrl goes to the edge, and Ctrl+A selects everything', () => {
  expect(afterKey(null, press('ArrowDown'), sheet, 5)).toEqual(at(0, 0))
  expect(afterKey(at(0, 0), press('ArrowDown'), sheet, 5)).toEqual(at(1, 0))
  const extended = afterKey(at(0, 0), press('ArrowRight', { isShift: true }), sheet, 5)
  expect(extended).toEqual({ anchor: { row: 0, column: 0 }, focus: { row: 0, column: 1 } })
  expect(afterKey(at(0, 0), press('ArrowDown', { isCommand: true }), sheet, 5)).toEqual(at(2, 0))
  expect(afterKey(at(1, 1), press('a', { isCommand: true }), sheet, 5)).toEqual(allCells(sheet))
  expect(afterKey(at(1, 1), press('End'), sheet, 5)).toEqual(at(1, 2))
  expect(afterKey(at(1, 1), press('x'), sheet, 5)).toBeNull()
})

test('[N2] hidden rows and columns are left out of everything and of whole lines, and taken by hand', () => {
  const values = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
    ['g', 'h', 'i'],
  ]
  const partly: Sheet = { ...sheet, ...sheetRows(values, (row) => row === 1), hiddenColumns: new Set([1]) }
  const everything = afterKey(null, press('a', { isCommand: true }), partly, 5)
  expect(everything).toEqual(lineOf(partly, { row: -1, column: -1 }))
  expect(textsIn(partly, everything)).toEqual(['a', 'c', 'g', 'i'])
  expect(rowsIn(partly, everything)).toEqual([
    ['a', 'c'],
    ['g', 'i'],
  ])
  expect([0, 1, 2].map((row) => takesRow(partly, everything, row))).toEqual([true, false, true])
  expect([0, 1, 2].map((column) => takesColumn(partly, everything, column))).toEqual([true, false, true])
  // Made smaller by keys, it still leaves out what is hidden.
  const fewer = afterKey(everything, press('ArrowUp', { isShift: true }), partly, 5)
  expect(textsIn(partly, fewer)).toEqual(['a', 'c'])
  expect(textsIn(partly, afterKey(fewer, press('ArrowDown', { isShift: true }), partly, 5))).toEqual([
    ...['a', 'c', 'g', 'i'],
  ])
  // A whole column has none of the hidden rows, also where it is hidden itself.
  expect(textsIn(partly, lineOf(partly, { row: -1, column: 1 }))).toEqual(['b', 'h'])
  expect(textsIn(partly, lineOf(partly, { row: 1, column: -1 }))).toEqual(['d', 'f'])
  const byHand = afterKey(at(0, 0), press('End', { isShift: true, isCommand: true }), partly, 5)
  expect(textsIn(partly, byHand)).toEqual(values.flat())
  expect(textsIn(partly, at(1, 1))).toEqual(['e'])
})

test('[N5] errors and formulas without a result are counted, keep their place in a row, and are not taken', () => {
  const values = [
    ['a', { error: '#N/A' }, 'c'],
    [{ error: null }, '', ''],
  ]
  const faulty: Sheet = { ...sheet, ...sheetRows(values, () => false) }
  expect(untakenIn(faulty, allCells(faulty))).toBe(2)
  expect(textsIn(faulty, allCells(faulty))).toEqual(['a', 'c'])
  expect(rowsIn(faulty, allCells(faulty))).toEqual([['a', '', 'c']])
  expect(untakenIn(faulty, null)).toBe(0)
})

test('[N2] no key moves the selection out of the sheet', () => {
  const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
  const key = fc.constantFrom(...arrows, 'PageUp', 'PageDown', 'Home', 'End')
  const pressed = fc.record({ key, isShift: fc.boolean(), isCommand: fc.boolean() })
  fc.assert(
    fc.property(fc.array(pressed), (keys) => {
      let selection: CellSelection | null = null
      for (const one of keys) selection = afterKey(selection, one, sheet, 2)
      if (!selection) return
      const { bottom, right } = rectangleOf(allCells(sheet))
      for (const { row, column } of [selection.anchor, selection.focus]) {
        expect(row >= 0 && row <= bottom).toBe(true)
        expect(column >= 0 && column <= right).toBe(true)
      }
    }),
  )
})
