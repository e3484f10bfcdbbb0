import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readSheetText, writeCellText, writeSheetText } from './sheetText.ts'
import { linesOf } from './textLines.ts'

test('a range of a spreadsheet is read cell by cell, with quoted cells and line breaks in them', () => {
  expect(readSheetText('Tea\tAnn\r\nJuice\tBen\r\n')).toEqual([
    ['Tea', 'Ann'],
    ['Juice', 'Ben'],
  ])
  expect(readSheetText('"two\nlines"\t"say ""hi"""\nlast')).toEqual([['two\nlines', 'say "hi"'], ['last']])
})

test('a quote that a program did not mean as quotation is read as it stands', () => {
  expect(readSheetText('"quick" fix\tAnn\n5" pipe\t"')).toEqual([
    ['"quick" fix', 'Ann'],
    ['5" pipe', '"'],
  ])
})

test('what is written for spreadsheets is read back as it was', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ö', ' ', '"', '\t', '\n') })
  const width = fc.integer({ min: 1, max: 4 })
  const range = width.chain((columns) =>
    fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), { minLength: 1, maxLength: 5 }),
  )
  fc.assert(
    fc.property(range, (rows) => {
      // A last row of one empty cell looks like the line end that programs add.
      fc.pre(rows.length === 1 || rows.at(-1)?.join('') !== '' || rows[0]?.length !== 1)
      expect(readSheetText(writeSheetText(rows))).toEqual(rows)
    }),
  )
})

test('one cell is written as it stands, quoted only where it would be read as something else', () => {
  expect(writeCellText('say "hi"')).toBe('say "hi"')
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ' ', '"', '\t', '\n') }), (cell) => {
      expect(readSheetText(writeCellText(cell))).toEqual([[cell]])
    }),
  )
})

test('a text of very many lines is read', () => {
  expect(readSheetText('x\n'.repeat(200_000))).toHaveLength(200_000)
})

/** As on a typewriter. */
const measure = (piece: string): number => piece.length * 10
const lines = (text: string): number => linesOf(text, 100, measure)

test('words stand beside each other while they fit, and line breaks begin a line', () => {
  expect(lines('')).toBe(1)
  expect(lines('four words on it')).toBe(2)
  expect(lines('ten chars!')).toBe(1)
  expect(lines('one\ntwo\n')).toBe(3)
})

test('a word that is too long for a line is broken', () => {
  expect(lines('x'.repeat(25))).toBe(3)
  expect(lines(`a ${'x'.repeat(25)} b`)).toBe(4)
})
