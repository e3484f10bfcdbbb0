import { expect, test } from 'vitest'
import { timeOfDay } from '../texts/dates.ts'
import { sharedNames } from './sharedNames.ts'

test('names that read the same are found, others are not', () => {
  const isShared = sharedNames(['Retro', ' retro', 'Kick-off', ''])
  expect(['Retro', 'RETRO ', 'Kick-off', '', 'none'].map(isShared)).toEqual([true, true, false, false, false])
})

test('a time has the reader’s own format', () => {
  const afternoon = new Date(2026, 10, 22, 14, 5).getTime() / 1000
  expect(timeOfDay(afternoon, 'sv')).toBe('14:05')
  expect(timeOfDay(afternoon, 'en')).toMatch(/^0?2:05\sPM$/)
})
