import { expect, test } from 'vitest'
import { expiresAtMs, renewAtMs } from './tokenLife.ts'

const token = (claims: object): string =>
  `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`

test('a token is renewed after four fifths of its life, by the clock of this device', () => {
  const receivedMs = 5_000_000
  const kept = { token: token({ iat: 1_900_000_000, exp: 1_900_001_000, name: 'Zoë – 名' }), receivedMs }
  expect(renewAtMs(kept)).toBe(receivedMs + 800_000)
  expect(expiresAtMs(kept)).toBe(receivedMs + 1_000_000)
})

test('a token that says nothing of its life is never renewed in advance', () => {
  expect(renewAtMs({ token: 'opaque', receivedMs: 0 })).toBe(Infinity)
  expect(renewAtMs({ token: token({ sub: 'x' }), receivedMs: 0 })).toBe(Infinity)
})
