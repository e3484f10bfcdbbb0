import fc from 'fast-check'
import papaparse from 'papaparse'
import { expect, test } from 'vitest'
import type { ExportedIssue } from '#domain/activity/exported.ts'
import { issuesFile } from './issuesFile.ts'

const issue = (text: string, desc = '', fact = ''): ExportedIssue => ({
  ...{ text, desc, facts: [fact], comments: [], votes: 0, shown: true },
})
const fileOf = (...list: ExportedIssue[]): string =>
  new TextDecoder().decode(issuesFile({ facts: ['Slide'], list }))
const cellsOf = (...list: ExportedIssue[]): string[][] =>
  papaparse.parse<string[]>(fileOf(...list), { skipEmptyLines: true }).data.slice(1)

test('[V3] an answer that begins with a hyphen begins with a dash, and reads as it was written', () => {
  const texts = ['- Buy milk', '-5 degrees', '--> later', 'well-known', ';-)', '−1+1']
  expect(cellsOf(...texts.map((text) => issue(text))).map(([summary]) => summary)).toEqual([
    ...['– Buy milk', '–5 degrees', '––> later', 'well-known', ';-)', '–1+1'],
  ])
  const [[, list] = []] = cellsOf(issue('Shopping', '- milk\n- bread'))
  expect(list).toBe('– milk\n– bread')
})

test('[V3] other texts that a spreadsheet takes for a formula get an apostrophe', () => {
  const texts = ['=1+1', '+1', '@channel', '＝1', 'a;=1', '1 = 1']
  expect(cellsOf(...texts.map((text) => issue(text))).map(([summary]) => summary)).toEqual([
    ...["'=1+1", "'+1", "'@channel", "'＝1", "a;'=1", '1 = 1'],
  ])
})

test('[V3] a label that would be a number alone begins with its name', () => {
  expect(cellsOf(issue('One', '', '2'), issue('Two', '', '2nd')).map((cells) => cells[3])).toEqual([
    'Slide-2',
    '2nd',
  ])
})

test('[V2] no cell begins a formula, whether commas or semicolons separate them', () => {
  const signs = ['=', '+', '-', '@', ';', '"', ',', '\n', '\r', '\t', ' ', 'a', '＝']
  const text = fc.string({ unit: fc.constantFrom(...signs), minLength: 1, maxLength: 12 })
  const isFormula = (cell: string): boolean => /^[\s"]*[=+\-@＝]/.test(cell)
  fc.assert(
    fc.property(text, text, text, (summary, desc, fact) => {
      const list = [issue(summary, desc, fact)]
      const inQuotes = cellsOf(...list).flat()
      const bySemicolons = fileOf(...list).split(/[;\t\r\n]/)
      expect([...inQuotes, ...bySemicolons].filter(isFormula)).toEqual([])
    }),
  )
})
