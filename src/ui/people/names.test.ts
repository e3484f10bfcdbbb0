import { expect, test } from 'vitest'
import { cardDate, tableDate } from '../texts/dates.ts'
import { initials } from './names.ts'

test('an avatar shows first and last initial', () => {
  expect(initials('Ada King Lovelace')).toBe('AL')
  expect(initials('grace.hopper@example.org')).toBe('GH')
  expect(initials('😀')).toBe('😀')
  expect(initials('')).toBe('?')
})

test("dates are 'DD Mon, YYYY' in tables and 'YYYY-MM-DD' on cards", () => {
  const noon = new Date(2026, 10, 5, 12).getTime() / 1000
  expect(tableDate(noon, 'en')).toBe('05 Nov, 2026')
  expect(tableDate(noon, 'sv')).toBe('05 Nov, 2026')
  expect(cardDate(noon)).toBe('2026-11-05')
})
