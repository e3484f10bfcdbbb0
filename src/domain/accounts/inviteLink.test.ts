import fc from 'fast-check'
import { expect, test } from 'vitest'
import { invitationLink, inviteLink, readInvitationToken, readJoinAddress } from './inviteLink.ts'
import { readTypedSession } from './typedSession.ts'

test('an invite link gives back session ID and password, whatever the password', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (password) => {
      const url = new URL(inviteLink('https://plenum.example.org', 'abcd2345', password))
      const { workshopId, passwords } = readJoinAddress(url)
      expect([workshopId, passwords[0] ?? '']).toEqual(['abcd2345', password])
    }),
  )
})

test('the password of an invite link is in no part that reaches a server', () => {
  const url = new URL(inviteLink('https://plenum.example.org', 'abcd2345', 'a b&c'))
  expect(url.pathname + url.search).toBe('/join/workshop/abcd2345')
})

test.each([
  ['?100%', ['100%']],
  ['?tea%20pot', ['tea pot', 'tea%20pot']],
  ['?kettle.', ['kettle.', 'kettle']],
  ['?a%25.', ['a%.', 'a%25.', 'a%']],
  ['?', []],
])('[M1] any text after the question mark is tried as the password: %s', (search, passwords) => {
  const workshopId = 'abcd2345'
  const address = { pathname: '/join/workshop/ABCD-2345', search, hash: '' }
  expect(readJoinAddress(address)).toEqual({ workshopId, passwords })
})

test('[U13] a pasted invite link gives back session ID and password, also out of the mail around it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (password) => {
      const link = inviteLink('https://plenum.example.org', 'abcd2345', password)
      const target = { workshopId: 'abcd2345', password }
      expect(readTypedSession(link)).toEqual(target)
      expect(readTypedSession(link.replace('https://', ' '))).toEqual(target)
      expect(readTypedSession(`Join us:\n<${link}>\nSee you`)).toEqual(target)
      const wrapped = encodeURIComponent(link)
      expect(readTypedSession(`https://www.google.com/url?sa=D&q=${wrapped}&ust=1`)).toEqual(target)
      const safe = 'https://eur01.safelinks.protection.outlook.com'
      expect(readTypedSession(`Join: ${safe}/?url=${wrapped}&data=05%7C02&reserved=0`)).toEqual(target)
    }),
  )
})

test.each([
  ...[
    'abcd2345',
    ' ABCD 2345 ',
    'abcd-2345.',
    '“abcd–2345”',
    'ＡＢＣＤ２３４５',
    '/join/workshop/abcd-2345/',
    'Session ID: ABCD 2345',
    'plenum.example.org\nSessions-ID：abcd2345\nVälkommen',
    'https://plenum.example.org/join/ABCD2345',
    'See https://plenum.example.org/join/workshop/abcd2345.',
  ],
  'HTTPS://PLENUM.EXAMPLE.ORG/JOIN/WORKSHOP/ABCD2345',
  'http://127.0.0.1:3000/workshop/abcd2345/brainstorm/11111111-2222-3333-4444-555555555555',
])('[U13] %s is the session abcd2345', (typed) => {
  expect(readTypedSession(typed)).toEqual({ workshopId: 'abcd2345', password: '' })
})

test.each([
  ...['', 'nosuchsession', 'abcd 234', 'https://example.org/else/abcd2345', 'a/b\\c?d#e'],
  'https://plenum.example.org/join/workshop/',
])('[U13] %s is no session ID', (typed) => {
  expect(readTypedSession(typed)).toBeNull()
})

test.each([
  ...['/join/workshop/ABCD-2345.', '/join/workshop/abcd2345/more', '/join/abcd2345'].map(
    (pathname) => [pathname, 'abcd2345'] as const,
  ),
  ...['/join', '/join/', '/join/workshop', '/join/workshop/'].map((pathname) => [pathname, null] as const),
])('the address %s, badly copied or not, names the session %s', (pathname, workshopId) => {
  expect(readJoinAddress({ pathname, search: '', hash: '' })).toMatchObject({ workshopId })
})

test('[I3] the token of an invitation is in no part of its link that reaches a server', () => {
  const token = 'aB3_-'.repeat(9).slice(0, 43)
  const url = new URL(invitationLink('https://plenum.example.org', token))
  expect(url.pathname + url.search).toBe('/invitation')
  expect(readInvitationToken(url.hash)).toBe(token)
  for (const broken of ['', '#', `#${token.slice(1)}`, `#${token}x`, `#${token.slice(1)}/`])
    expect(readInvitationToken(broken)).toBeNull()
})
