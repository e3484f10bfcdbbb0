import { expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { createCredentials } from './createCredentials.ts'
import { memoryStorage } from '../storage.ts'
import { expiresAtMs, renewAtMs } from './tokenLife.ts'

const made = (id: string) => ({
  createTempUser: {
    ok: true,
    errorString: null,
    user: { id, username: `Participant${id}` },
    tempPassword: 'secret',
  },
})
const signedIn = {
  tokenAuth: { ok: true, errorString: null, token: 'a.b.c', refreshToken: null, user: null },
}

test('[U5] a join whose second call failed goes on with the member it made, and the next session gets another', async () => {
  const answers: Record<string, object | number> = { CreateTempUser: made('1'), TokenAuth: 503 }
  const called = answerCalls(answers)
  const credentials = createCredentials({ address: 'http://plenum.example', storage: memoryStorage() })
  await expect(credentials.join('abcd2345')).rejects.toThrow('Oops, something went wrong!')
  Object.assign(answers, { CreateTempUser: made('2'), TokenAuth: signedIn })
  expect(await credentials.join('abcd2345')).toMatchObject({ memberId: '1' })
  expect(await credentials.join('efgh2345')).toMatchObject({ memberId: '2' })
  expect(called).toEqual(['CreateTempUser', 'TokenAuth', 'TokenAuth', 'CreateTempUser', 'TokenAuth'])
})

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
