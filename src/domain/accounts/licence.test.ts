import { expect, test } from 'vitest'
import { licenceKeyFrom, licenceLimitMessage, normalizeLicenceKey } from './licence.ts'

test('[L1] a key has four groups of four letters that nobody mistakes for another', () => {
  const key = licenceKeyFrom(Uint8Array.from({ length: 64 }, (_none, index) => index * 3))
  expect(key).toMatch(/^[2-9a-hjkmnp-z]{4}(-[2-9a-hjkmnp-z]{4}){3}$/)
  expect(() => licenceKeyFrom(new Uint8Array(15))).toThrow(RangeError)
})

test.each([
  ['abcd-efgh-jkmn-2345', 'abcd-efgh-jkmn-2345'],
  ['  ABCD EFGH JKMN 2345 ', 'abcd-efgh-jkmn-2345'],
  ['abcdefghjkmn2345', 'abcd-efgh-jkmn-2345'],
  ['abcd–efgh—jkmn‑2345', 'abcd-efgh-jkmn-2345'],
  ['abcd-efgh-jkmn-234', null],
  ['abcd-efgh-jkmn-2340', null],
  ['abcd-efgh-jkmn-2345-6', null],
  ['', null],
])('[L1] what somebody types is a key or none: %j', (typed, key) => {
  expect(normalizeLicenceKey(typed)).toBe(key)
})

test('[L2] the message says how many there may be', () => {
  expect(licenceLimitMessage(3).sentence).toBe(
    'Your licence allows 3 sessions at a time. Delete one, or add another licence key.',
  )
  expect(licenceLimitMessage(1).sentence).toContain('allows 1 session at a time')
})
