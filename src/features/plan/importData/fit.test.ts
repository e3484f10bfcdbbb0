import { expect, test } from 'vitest'
import { limits } from '#domain/limits.ts'
import { fitOf, looksLikeHeading } from './fit.ts'

const table = { headings: ['what', ''], rowCount: 0 }

test('[PL23] a sheet wider than the table adds columns, with the headings of its first row; a heading that is there stays', () => {
  const sheet = [
    ['Task', 'Who', 'When', ''],
    ['Tea', 'Ann', '', 'Monday'],
  ]
  expect(fitOf(sheet, true, table)).toEqual({
    rows: [['Tea', 'Ann', '', 'Monday']],
    newColumns: ['When', ''],
    headings: [{ at: 1, heading: 'Who' }],
    columnsOver: 0,
    left: [{ text: 'Task', why: 'heading' }],
  })
  expect(fitOf(sheet, false, table)).toMatchObject({
    rows: sheet,
    newColumns: ['', ''],
    headings: [],
    left: [],
  })
})

test('[PL23] what does not fit is left out whole, and named with the reason', () => {
  const wide = Array.from({ length: limits.planColumns + 2 }, (_, at) => `c${at}`)
  const long = 'x'.repeat(limits.planText + 1)
  const sheet = [['Tea'], wide, [long, 'Ann'], ['Cups'], ['Bowls', 'Ben']]
  const { rows, newColumns, columnsOver, left } = fitOf(sheet, false, {
    ...table,
    rowCount: limits.planRows - 3,
  })
  expect(rows.map(([first, ...more]) => [first, more.length])).toEqual([
    ['Tea', 0],
    ['c0', limits.planColumns - 1],
    ['Cups', 0],
  ])
  expect([newColumns.length, columnsOver]).toEqual([limits.planColumns - 2, 2])
  expect(left).toEqual([
    { text: `${long} · Ann`, why: 'tooLong' },
    { text: 'c20', why: 'column' },
    { text: 'c21', why: 'column' },
    { text: 'Bowls · Ben', why: 'row' },
  ])
})

test.each([
  [
    'names over numbers and dates',
    [
      ['What', 'When'],
      ['Tea', '2026-03-06'],
      ['Cups', ''],
    ],
    true,
  ],
  [
    'a heading that the table has',
    [
      ['WHAT', 'Who'],
      ['Tea', 'Ann'],
    ],
    true,
  ],
  [
    'texts like those below',
    [
      ['Sugar', 'Ann'],
      ['Tea', 'Ben'],
    ],
    false,
  ],
  [
    'a number among them',
    [
      ['Sugar', '3 kg'],
      ['Tea', '2 kg'],
    ],
    false,
  ],
  [
    'a column without a name',
    [
      ['Sugar', ''],
      ['Tea', '2 kg'],
    ],
    false,
  ],
  ['one row alone', [['What', 'Who']], false],
] as const)('[PL23] the first row looks like a heading, or not: %s', (_, sheet, isHeading) => {
  expect(looksLikeHeading(sheet, table.headings)).toBe(isHeading)
})
