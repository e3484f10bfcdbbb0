import { expect, test } from 'vitest'
import { answerCalls } from '#support/calls/answerCalls.ts'
import { createCredentials } from './createCredentials.ts'
import { writeAccount } from './credentialRecords.ts'
import { memoryStorage } from '../storage.ts'
import { expiresAtMs, renewAtMs } from './tokenLife.ts'

const made = (id: string) => ({
  createTempUser: {
    ok: true,
    errorString: null,
    user: { id, username: `Participant${id}` },
    tempPassword: 'secret',
    token: 'a.b.c',
  },
})

test('[U5] a person joins with one call, once for each session', async () => {
  const answers: Record<string, object | number> = { CreateTempUser: made('1') }
  const called = answerCalls(answers)
  const credentials = createCredentials({ address: 'http://plenum.example', storage: memoryStorage() })
  expect(await credentials.join('abcd2345')).toMatchObject({ memberId: '1' })
  expect(await credentials.join('abcd2345')).toMatchObject({ memberId: '1' })
  Object.assign(answers, { CreateTempUser: made('2') })
  expect(await credentials.join('efgh2345')).toMatchObject({ memberId: '2' })
  expect(called).toEqual(['CreateTempUser', 'CreateTempUser'])
})

test('[U21] while the auth server is away, a person whose token has to be renewed stays signed in', async () => {
  const errors = [
    { message: 'Away', extensions: { code: 'SERVICE_UNAVAILABLE', errorCode: 'signInUnavailable' } },
  ]
  const called = answerCalls({ RefreshToken: { errors }, Me: 401 })
  const storage = memoryStorage()
  const account = { userId: 'u1', username: 'ana', firstName: '', lastName: '', email: 'ana@example.org' }
  const life = (seconds: number) => ({
    token: token({ iat: 0, exp: seconds }),
    receivedMs: Date.now() - 900_000,
  })
  writeAccount(storage, { ...account, ...life(1000), refreshToken: 'r' })
  const credentials = createCredentials({ address: 'http://plenum.example', storage })
  const identity = credentials.accountIdentity()
  if (!identity) throw new Error('nobody is signed in')
  expect(await credentials.tokens.fresh(identity)).toBe(life(1000).token)
  writeAccount(storage, { ...account, ...life(800), refreshToken: 'r' })
  await expect(credentials.tokens.fresh(identity)).rejects.toThrow('Away')
  await expect(credentials.callAs('query Me { me { id } }', {}, identity)).rejects.toThrow('Away')
  expect(called).toEqual(['RefreshToken', 'RefreshToken', 'RefreshToken'])
  expect(credentials.view.getState()).toMatchObject({ account: { userId: 'u1' }, isSignedOut: false })
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
