import { expect, test } from 'vitest'
import { addInvitee, emailsIn, noChips, pasteInvitees, removeInvitee, typeInvitee } from './inviteChips.ts'

const withAna = { ...noChips, emails: ['ana@example.org'] }

test('a comma or a space behind an address adds it, a space before it does nothing', () => {
  expect(typeInvitee(noChips, 'ana@example.or')).toEqual({ ...noChips, typed: 'ana@example.or' })
  for (const end of [',', ' ', ';', '\n'])
    expect(typeInvitee(noChips, `Ana@Example.org${end}`)).toEqual(withAna)
  expect(typeInvitee(noChips, '  ')).toEqual(noChips)
  expect(typeInvitee(noChips, 'ana@example.org, bo')).toEqual({ ...withAna, typed: 'bo' })
})

test('what is no address, or is there already, stays as it was typed, with the reason', () => {
  expect(addInvitee({ ...noChips, typed: 'ana' })).toEqual({
    ...{ emails: [], typed: 'ana', mistake: 'ana is not a valid email address.' },
  })
  expect(addInvitee({ ...withAna, typed: ' ANA@example.org' })).toEqual({
    ...{ ...withAna, typed: ' ANA@example.org', mistake: 'ANA@example.org has already been added.' },
  })
  expect(typeInvitee(withAna, 'bo ')).toEqual({
    ...{ ...withAna, typed: 'bo', mistake: 'bo is not a valid email address.' },
  })
  expect(typeInvitee({ ...withAna, typed: 'bo', mistake: 'wrong' }, 'bo@')).toMatchObject({ mistake: null })
  expect(addInvitee({ ...withAna, typed: '  ' })).toEqual(withAna)
})

test('a pasted text gives all its addresses, each once', () => {
  const text = `"Ana" <ana@example.org>; Bo Ek <BO@example.org>,
    mailto:cy@sub.example.org, see 'dee@example.org'. Or bo@example.org! not@this, @nobody`
  const emails = ['bo@example.org', 'cy@sub.example.org', 'dee@example.org']
  expect(emailsIn(text)).toEqual(['ana@example.org', ...emails])
  expect(pasteInvitees({ ...withAna, typed: 'e' }, text)).toEqual({
    ...{ emails: ['ana@example.org', ...emails], typed: 'e', mistake: null },
  })
  expect(pasteInvitees(noChips, 'no address here')).toBeNull()
})

test('[U2] an address that only looks like one is told, and what was copied around one is no part of it', () => {
  const hidden = 'an\u200ba@example.org'
  expect(typeInvitee(noChips, `${hidden} `).mistake).toBe(`${hidden} is not a valid email address.`)
  expect(pasteInvitees(noChips, '\ufeff\u200bana@example.org\u200b')?.emails).toEqual(['ana@example.org'])
})

test('there is room for a hundred', () => {
  const many = Array.from({ length: 120 }, (_, place) => `p${place}@example.org`).join('\n')
  const full = pasteInvitees(noChips, many)
  expect(full?.emails).toHaveLength(100)
  expect(full?.mistake).toBe('At most 100 people can be invited at once.')
  expect(addInvitee({ ...noChips, emails: full?.emails ?? [], typed: 'x@example.org' })).toMatchObject({
    mistake: 'At most 100 people can be invited at once.',
  })
})

test('one is taken out again', () => {
  expect(removeInvitee({ ...withAna, mistake: 'wrong' }, 'ana@example.org')).toEqual(noChips)
})
