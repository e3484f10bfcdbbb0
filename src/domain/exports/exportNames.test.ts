import fc from 'fast-check'
import { expect, test } from 'vitest'
import { attachmentHeader, attachmentName, exportFileName, sheetNames } from './exportNames.ts'

test('a sheet is called as its activity, without what no sheet may be called', () => {
  expect(sheetNames(['Ideas', "'Risks: [all]/*?\\'", '', '   '])).toEqual([
    'Ideas',
    'Risks all',
    'Sheet',
    'Sheet (2)',
  ])
})

test('[Z32] two sheets never have one name, in whatever case, however long', () => {
  const long = 'What went well in the last quarter of the year'
  expect(sheetNames([long, long.toUpperCase(), 'overview', 'history'], ['Overview'])).toEqual([
    'What went well in the last quar',
    'WHAT WENT WELL IN THE LAST (2)',
    'overview (2)',
    'history (2)',
  ])
})

test('every name is one that spreadsheets take', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 60 }), { maxLength: 12 }), (wished) => {
      const names = sheetNames(wished)
      const isTaken = (name: string): boolean =>
        /^.{1,31}$/s.test(name) && !/[[\]:*?/\\]|^'|'$/.test(name) && name.isWellFormed()
      expect(names.filter((name) => !isTaken(name))).toEqual([])
      expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length)
    }),
  )
})

test('[M12] a file is called as the workshop with its id, on any system', () => {
  expect(exportFileName('Kick-off', 'abcd2345', 'xlsx')).toBe('Kick-off abcd2345.xlsx')
  expect(exportFileName('../../etc: "a"\r\nb ', 'abcd2345', 'xlsx')).toBe('etc a b abcd2345.xlsx')
  expect(exportFileName('jira', 'abcd2345', 'csv')).toBe('jira abcd2345.csv')
  expect(exportFileName('???', 'abcd2345', 'csv')).toBe('abcd2345.csv')
})

test('the header holds one line and the whole name', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 50 }), (name) => {
      const fileName = exportFileName(name, 'abcd2345', 'xlsx')
      const header = attachmentHeader(fileName)
      expect(header).toMatch(/^[\x20-\x7e]+$/)
      expect(attachmentName(header)).toBe(fileName)
    }),
  )
  expect(attachmentName('attachment; filename="old.csv"')).toBe('old.csv')
  expect(attachmentName(null)).toBeNull()
})
