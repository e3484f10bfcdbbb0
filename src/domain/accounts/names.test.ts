import { expect, test } from 'vitest'
import { fullName, isParticipantUsername, shortName, shortTitle } from './names.ts'

test('a full name leaves out what is missing', () => {
  expect(fullName({ firstName: 'Ana', lastName: 'Olsson' })).toBe('Ana Olsson')
  expect(fullName({ firstName: '', lastName: 'Olsson' })).toBe('Olsson')
  expect(fullName({ firstName: null, lastName: undefined })).toBe('')
})

test('[M5] a name longer than 15 characters is cut and gets dots', () => {
  expect(shortName('Ana-Maria Olson')).toBe('Ana-Maria Olson')
  expect(shortName('Ana-Maria Olsson')).toBe('Ana-Maria Olsso...')
})

test('[B14] [Z8] the name of an activity is cut to 75 characters where it is a title', () => {
  expect(shortTitle('n'.repeat(75))).toBe('n'.repeat(75))
  expect(shortTitle('n'.repeat(100))).toBe(`${'n'.repeat(75)}...`)
  // Never half a character.
  expect(shortTitle(`${'n'.repeat(74)}👋👋`)).toBe(`${'n'.repeat(74)}...`)
})

test('an e-mail address is no participant', () => {
  expect(isParticipantUsername('Participant7k2mpq9r')).toBe(true)
  expect(isParticipantUsername('Participant@example.org')).toBe(false)
})
