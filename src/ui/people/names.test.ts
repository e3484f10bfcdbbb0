import { expect, test } from 'vitest'
import { cardDate, tableDate, timeOfDay } from '../texts/dates.ts'
import { initials } from './names.ts'
import { sharedNames } from './sharedNames.ts'
import { kindName, kindText } from '../texts/kindText.ts'
import { exactTime, relativeTime } from '../texts/relativeTime.ts'

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

test('names that read the same are found, others are not', () => {
  const isShared = sharedNames(['Retro', ' retro', 'Kick-off', ''])
  expect(['Retro', 'RETRO ', 'Kick-off', '', 'none'].map(isShared)).toEqual([true, true, false, false, false])
})

test('a time has the reader’s own format', () => {
  const afternoon = new Date(2026, 10, 22, 14, 5).getTime() / 1000
  expect(timeOfDay(afternoon, 'sv')).toBe('14:05')
  expect(timeOfDay(afternoon, 'en')).toMatch(/^0?2:05\sPM$/)
})

test('Scales with two axes is a 2x2 matrix, a PDF is Slides, and an unknown kind has no name', () => {
  const nameOf = (content: string, numberOfAxis: number | null = null) =>
    kindName({ content, numberOfAxis }, kindText.en)
  expect([nameOf('workshop | evaluate', 2), nameOf('workshop | evaluate', 1)]).toEqual([
    '2x2 matrix',
    'Scales',
  ])
  expect(nameOf('workshop | present pdf')).toBe('Slides')
  expect(nameOf('workshop | unheard of')).toBe('')
})

const at = new Date(2026, 10, 5, 14, 5).getTime() / 1000

test.each([
  ['now', 'nu', 0],
  ['now', 'nu', 59],
  ['now', 'nu', -30],
  ['1 min. ago', 'för 1 min sen', 60],
  ['59 min. ago', 'för 59 min sen', 3599],
  ['1 hr. ago', 'för 1 tim sedan', 3600],
  ['23 hr. ago', 'för 23 tim sedan', 86_399],
  ['1 day ago', 'för 1 dag sedan', 86_400],
  ['6 days ago', 'för 6 dagar sedan', 7 * 86_400 - 1],
  ['Nov 5, 2026', '5 nov. 2026', 7 * 86_400],
])('relative time: %s', (english, swedish, seconds) => {
  expect(relativeTime(at, (at + seconds) * 1000 + 999, 'en')).toBe(english)
  expect(relativeTime(at, (at + seconds) * 1000, 'sv')).toBe(swedish)
})

test('the exact time is available', () => {
  expect(exactTime(at, 'en')).toBe('November 5, 2026 at 2:05 PM')
  expect(exactTime(at, 'sv')).toBe('5 november 2026 kl. 14:05')
})
