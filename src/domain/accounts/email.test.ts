import { expect, test } from 'vitest'
import { emailMistake, isEmail, normalizeEmail } from './email.ts'

test.each([
  'ana@example.org',
  ' Ana.Olsson+x@mail.example.co.uk ',
  'å@exempel.se',
  'анна@пример.com',
  "o'neil@example.org",
])('[U2] %s is an address', (typed) => expect(isEmail(typed)).toBe(true))

test.each([
  'ana',
  'ana@localhost',
  'ana@@example.org',
  'a b@example.org',
  'a@b.org,c@d.org',
  'a@b.org\nBcc: x@y.org',
  'ana@example..org',
  `${'a'.repeat(240)}@example.org`,
  // What only looks like ana@example.org.
  'an\u200ba@example.org',
  'an\u2060a@example.org',
  '\u202eana@example.org',
  'ana@exam\u200dple.org',
  'an\u00ada@example.org',
  'ana@exam\u0000ple.org',
  'ａna@example.org',
  'ana＠example.org',
  'ana@ｅxample.org',
  'ana@example。org',
  'ana@eﬃce.org',
  '\u0430na@example.org',
  'ana@ex\u0430mple.org',
  'a\u0307na@example.org',
  'a\ud800na@example.org',
])('[U2] [Z3] %j is none', (typed) => expect(isEmail(typed)).toBe(false))

test('[M17] [U2] an empty address and an invalid one have different messages', () => {
  expect(emailMistake('  ')?.sentence).toBe('Please enter your email')
  expect(emailMistake('ana')?.sentence).toBe('Please enter a valid email')
  expect(emailMistake('ana@example.org')).toBeNull()
})

test('[U2] addresses are compared in lower case', () => {
  expect(normalizeEmail(' Ana@Example.ORG ')).toBe('ana@example.org')
})
