import { expect, test } from 'vitest'
import { exactTime, relativeTime } from './relativeTime.ts'

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
