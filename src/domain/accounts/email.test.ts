import { expect, test } from 'vitest'
import { emailMistake, isEmail, normalizeEmail } from './email.ts'
import { addInvitee, emailsIn, noChips, pasteInvitees, removeInvitee, typeInvitee } from './inviteChips.ts'
import { messages } from '../messages.ts'

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

const withAna = { ...noChips, emails: ['ana@example.org'] }

test('[M17] a comma or a space behind an address adds it, a space before it does nothing', () => {
  expect(typeInvitee(noChips, 'ana@example.or')).toEqual({ ...noChips, typed: 'ana@example.or' })
  for (const end of [',', ' ', ';', '\n'])
    expect(typeInvitee(noChips, `Ana@Example.org${end}`)).toEqual(withAna)
  expect(typeInvitee(noChips, '  ')).toEqual(noChips)
  expect(typeInvitee(noChips, 'ana@example.org, bo')).toEqual({ ...withAna, typed: 'bo' })
})

test('[M17] an invalid or repeated address stays in the field, with the reason', () => {
  expect(addInvitee({ ...noChips, typed: 'ana' })).toMatchObject({
    ...{ emails: [], typed: 'ana', mistake: { sentence: 'ana is not a valid email address.' } },
  })
  expect(addInvitee({ ...withAna, typed: ' ANA@example.org' })).toMatchObject({
    ...{
      ...withAna,
      typed: ' ANA@example.org',
      mistake: { sentence: 'ANA@example.org has already been added.' },
    },
  })
  expect(typeInvitee(withAna, 'bo ')).toMatchObject({
    ...{ ...withAna, typed: 'bo', mistake: { sentence: 'bo is not a valid email address.' } },
  })
  expect(typeInvitee({ ...withAna, typed: 'bo', mistake: messages.emailInvalid }, 'bo@')).toMatchObject({
    mistake: null,
  })
  expect(addInvitee({ ...withAna, typed: '  ' })).toEqual(withAna)
})

test('[M17] a pasted text gives all its addresses, each once', () => {
  const text = `"Ana" <ana@example.org>; Bo Ek <BO@example.org>,
    mailto:cy@sub.example.org, see 'dee@example.org'. Or bo@example.org! not@this, @nobody`
  const emails = ['bo@example.org', 'cy@sub.example.org', 'dee@example.org']
  expect(emailsIn(text)).toEqual(['ana@example.org', ...emails])
  expect(pasteInvitees({ ...withAna, typed: 'e' }, text)).toEqual({
    ...{ emails: ['ana@example.org', ...emails], typed: 'e', mistake: null },
  })
  expect(pasteInvitees(noChips, 'no address here')).toBeNull()
  expect(emailsIn('ana@example.org\u0085bo@example.org')).toEqual(['ana@example.org', 'bo@example.org'])
})

test('[U2] a lookalike address is reported, and text copied around an address is not part of it', () => {
  const hidden = 'an\u200ba@example.org'
  expect(typeInvitee(noChips, `${hidden} `).mistake?.sentence).toBe(`${hidden} is not a valid email address.`)
  expect(pasteInvitees(noChips, '\ufeff\u200bana@example.org\u200b')?.emails).toEqual(['ana@example.org'])
})

test('at most a hundred addresses can be added', () => {
  const many = Array.from({ length: 120 }, (_, index) => `p${index}@example.org`).join('\n')
  const full = pasteInvitees(noChips, many)
  expect(full?.emails).toHaveLength(100)
  expect(full?.mistake?.sentence).toBe('At most 100 people can be invited at once.')
  expect(addInvitee({ ...noChips, emails: full?.emails ?? [], typed: 'x@example.org' })).toMatchObject({
    mistake: { sentence: 'At most 100 people can be invited at once.' },
  })
})

test('an address can be removed', () => {
  expect(removeInvitee({ ...withAna, mistake: messages.emailInvalid }, 'ana@example.org')).toEqual(noChips)
})
