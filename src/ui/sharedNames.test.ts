import { expect, test } from 'vitest'
import { timeOfDay } from './dates.ts'
import { sharedNames } from './sharedNames.ts'

test('names that read the same are told, others are not', () => {
  const isShared = sharedNames(['Retro', ' retro', 'Kick-off', ''])
  expect(['Retro', 'RETRO ', 'Kick-off', '', 'none'].map(isShared)).toEqual([true, true, false, false, false])
})

test('a time is in the form of the reader', () => {
  const afternoon = new Date(2026, 10, 22, 14, 5).getTime() / 1000
  expect(timeOfDay(afternoon, 'sv')).toBe('14:05')
  expect(timeOfDay(afternoon, 'en')).toMatch(/^0?2:05\sPM$/)
})
