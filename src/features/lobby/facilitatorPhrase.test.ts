import { expect, test } from 'vitest'
import { facilitatorPhrase } from './facilitatorPhrase.ts'

test('the waiting line names the facilitators, however many there are', () => {
  expect(facilitatorPhrase(['Ada King'], 'en', 'the facilitator')).toBe('Ada King')
  expect(facilitatorPhrase(['Ada', 'Ben', 'Cem'], 'en', 'the facilitator')).toBe('Ada, Ben, or Cem')
  expect(facilitatorPhrase(['', ' '], 'en', 'the facilitator')).toBe('the facilitator')
})
