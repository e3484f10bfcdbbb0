import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inviteLink, readJoinAddress } from './inviteLink.ts'

test('an invite link gives back session ID and password, whatever the password', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 255 }), (password) => {
      const url = new URL(inviteLink('https://plenum.example.org', 'abcd2345', password))
      expect(readJoinAddress(url)).toEqual({ workshopId: 'abcd2345', password })
    }),
  )
})

test('the password of an invite link is in no part that reaches a server', () => {
  const url = new URL(inviteLink('https://plenum.example.org', 'abcd2345', 'a b&c'))
  expect(url.pathname + url.search).toBe('/join/workshop/abcd2345')
})

test('any text after the question mark is the password, a lone percent sign too', () => {
  const search = '?100%'
  expect(readJoinAddress({ pathname: '/join/workshop/ABCD-2345', search, hash: '' })).toEqual({
    workshopId: 'abcd2345',
    password: '100%',
  })
})

test('the join page without a session ID knows none', () => {
  expect(readJoinAddress({ pathname: '/join', search: '', hash: '' })).toEqual({
    workshopId: null,
    password: '',
  })
})
