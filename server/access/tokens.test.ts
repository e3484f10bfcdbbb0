import { createHmac, generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, SignJWT, UnsecuredJWT } from 'jose'
import { quiet } from '#support/quiet.ts'
import { createSupabaseFaults } from '#server/supabaseFaults.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { allCollected } from '#support/collected.ts'
import { createAccountTokens } from './accountTokens.ts'
import { createSignals } from '#server/live/signals.ts'
import { createMemberSecrets } from './memberSecrets.ts'
import { createMemberTokens } from './memberTokens.ts'
import { createRevocations } from './revocations.ts'
import { createTokens } from './tokens.ts'

const jwtSecret = 'a secret of the project with enough characters'
const withSecret = createAccountTokens({ supabaseUrl: 'http://127.0.0.1:1', jwtSecret })
const member = { memberId: randomUUID(), workshopId: 'abcdefgh', secret: randomBytes(32) }
const userId = randomUUID()
const refused = { name: 'Refusal', code: 'UNAUTHENTICATED' }

test('[U6] the caller is told from the token: an account, a member, or nobody without a token', async () => {
  const { tokens, members, secrets } = setUp()
  expect(await tokens.callerOf(await accountToken())).toMatchObject({
    kind: 'account',
    userId,
    email: 'a@b.org',
  })
  const { token } = await members.issue(member)
  const caller = await tokens.callerOf(token)
  const { secret, ...shown } = member
  expect(caller).toEqual({ kind: 'member', ...shown, expiresAt: expect.any(Number) })
  expect(secrets.of(caller, member.workshopId)).toEqual(secret)
  expect(await tokens.callerOf(null)).toEqual({ kind: 'nobody' })
})

test.each(['workshopEnded', 'workshopErased'] as const)(
  '[E2] after %s a token is still valid, but its secret is never remembered, however late the token arrives',
  async (signal) => {
    const { tokens, members, secrets, signals } = setUp()
    const { token } = await members.issue(member)
    const other = { ...member, workshopId: 'hgfedcba', secret: randomBytes(32) }
    const caller = await tokens.callerOf(token)
    const elsewhere = await tokens.callerOf((await members.issue(other)).token)
    signals.emit(signal, { workshopId: member.workshopId })
    expect(secrets.of(caller, member.workshopId)).toBeNull()
    const late = await tokens.callerOf((await members.issue(member)).token)
    expect(late).toMatchObject({ kind: 'member', memberId: member.memberId })
    expect(secrets.of(late, member.workshopId)).toBeNull()
    expect(secrets.of(elsewhere, other.workshopId)).toEqual(other.secret)
  },
)

test('[E2] the secret of a token is outside the pool that small buffers share, where it would outlive being forgotten', async () => {
  const { members } = setUp()
  const { token, refreshToken } = await members.issue(member)
  for (const { secret } of [await members.verify(token), await members.verifyRefresh(refreshToken)]) {
    expect(secret).toEqual(member.secret)
    expect(secret.buffer.byteLength).toBe(secret.length)
  }
})

test('[E2] no token of a member is kept in memory', async () => {
  const { tokens, members } = setUp()
  const caller = await tokens.callerOf((await members.issue(member)).token)
  expect(tokens.tokenOf(caller)).toBeNull()
  await tokens.revoke(caller)
  expect(() => tokens.assertGood(caller)).toThrow()
})

test('[E2] what was verified of a token is let go of soon after its last use', async () => {
  const { tokens, members } = setUp(withSecret, 20)
  const { token } = await members.issue(member)
  const read = async (of: string) => new WeakRef(await tokens.callerOf(of))
  await allCollected([await read(token), await read(await accountToken())])
  expect(await tokens.callerOf(token)).toMatchObject({ kind: 'member' })
})

test('[U6] the token of an account is kept with its request, and not with what was verified of it', async () => {
  const { tokens } = setUp()
  const token = await accountToken()
  const read = async () => {
    const caller = await tokens.callerOf(token)
    expect(tokens.tokenOf(caller)).toBe(token)
    return new WeakRef(caller)
  }
  await allCollected([await read()])
  expect(await tokens.callerOf(token)).toMatchObject({ userId })
})

test('[U6] a refresh token is not accepted for calls, nor an access token for a renewal', async () => {
  const { tokens, members } = setUp()
  const { token, refreshToken } = await members.issue(member)
  await expect(tokens.callerOf(refreshToken)).rejects.toMatchObject(refused)
  await expect(members.verifyRefresh(token)).rejects.toThrow()
  expect(await members.verifyRefresh(refreshToken)).toMatchObject(member)
})

test.each(['', '.', '..', 'a.b.c', 'x', '{}', 'eyJhbGciOiJub25lIn0..', `${'a'.repeat(5000)}`])(
  '[U6] %j is not a valid token',
  async (token) => await expect(setUp().tokens.callerOf(token)).rejects.toMatchObject(refused),
)

test('[U6] a token cannot choose its algorithm', async () => {
  const { tokens, members } = setUp()
  const times = { iat: seconds(), exp: seconds() + 3600 }
  const claims = { ...accountClaims(), ...times, aud: 'authenticated', sub: userId }
  const unsigned = new UnsecuredJWT(claims).encode()
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const asymmetric = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
  const otherLength = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'HS512' })
    .sign(new TextEncoder().encode(jwtSecret.repeat(2)))
  for (const token of [unsigned, otherLength])
    await expect(tokens.callerOf(token)).rejects.toMatchObject(refused)
  // Never verified with the secret: only the published keys could say, and nobody publishes them here.
  await expect(tokens.callerOf(asymmetric)).rejects.toMatchObject({ name: 'Unavailable' })
  const [, payload] = (await members.issue(member)).token.split('.')
  for (const header of [
    { alg: 'none', typ: 'plenum-member' },
    { alg: 'HS256', typ: 'plenum-member' },
  ]) {
    const text = `${Buffer.from(JSON.stringify(header)).toString('base64url')}.${payload}`
    const signature = createHmac('sha256', 'guessed').update(text).digest('base64url')
    await expect(tokens.callerOf(`${text}.${signature}`)).rejects.toMatchObject(refused)
    await expect(tokens.callerOf(`${text}.`)).rejects.toMatchObject(refused)
  }
})

test.each([
  ['another secret', () => accountToken({}, 'another secret that is just as long as it')],
  ['the role of a server', () => accountToken({ role: 'service_role' })],
  ['an anonymous sign-in', () => accountToken({ is_anonymous: true })],
  ['no session', () => accountToken({ session_id: undefined })],
  ['an expiry that has passed', () => accountToken({ exp: seconds() - 60 })],
])('[U6] %s is refused', async (_what, token) => {
  await expect(setUp().tokens.callerOf(await token())).rejects.toMatchObject(refused)
})

test('[U6] a valid token is refused once it expires', async () => {
  const { tokens, members } = setUp()
  const { token } = await members.issue(member)
  await tokens.callerOf(token)
  vi.useFakeTimers({ now: Date.now() + 3_600_001, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  await expect(tokens.callerOf(token)).rejects.toMatchObject(refused)
})

test('[U6] signing out revokes every token of that sign-in and none of another one', async () => {
  const { tokens } = setUp()
  const [first, renewed, other] = [
    await accountToken({ session_id: 's1' }),
    await accountToken({ session_id: 's1', exp: seconds() + 7200 }),
    await accountToken({ session_id: 's2' }),
  ]
  const caller = await tokens.callerOf(first)
  expect(tokens.tokenOf(caller)).toBe(first)
  await tokens.revoke(caller)
  await expect(tokens.callerOf(first)).rejects.toMatchObject(refused)
  await expect(tokens.callerOf(renewed)).rejects.toMatchObject(refused)
  expect(await tokens.callerOf(other)).toMatchObject({ userId })
})

test('[U6] a recovery revokes all earlier tokens of the account', async () => {
  const { tokens } = setUp()
  const early = await accountToken({ iat: seconds() - 10 })
  await tokens.callerOf(early)
  await tokens.revokeAll(userId)
  await expect(tokens.callerOf(early)).rejects.toMatchObject(refused)
  expect(await tokens.callerOf(await accountToken({ iat: seconds() + 1 }))).toMatchObject({ userId })
})

test('[U6] a token issued in the second of the revocation is revoked, one of the sign-in that continues is not', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_500, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { tokens } = setUp()
  const own = await tokens.callerOf(await accountToken({ session_id: 'own' }))
  const other = await tokens.callerOf(await accountToken({ session_id: 'other' }))
  await tokens.revokeAll(userId, own)
  expect([tokens.isRevoked(own), tokens.isRevoked(other)]).toEqual([false, true])
  expect(await tokens.accepts(await accountToken({ session_id: 'own' }))).toBe(true)
  expect(await tokens.accepts(await accountToken({ session_id: 'a third' }))).toBe(false)
  vi.setSystemTime(1_800_000_001_000)
  expect(await tokens.accepts(await accountToken({ session_id: 'a fourth' }))).toBe(true)
})

test("[U6] signing out revokes a participant's refresh token as well, and nobody else's sign-in", async () => {
  const { tokens, members } = setUp()
  const { token, refreshToken } = await members.issue(member)
  const elsewhere = await members.issue(member)
  await tokens.revoke(await tokens.callerOf(token))
  expect(await tokens.accepts(token)).toBe(false)
  const renewed = await members.issue(await members.verifyRefresh(refreshToken))
  expect(await tokens.accepts(renewed.token)).toBe(false)
  expect(await tokens.accepts(elsewhere.token)).toBe(true)
})

test('[U6] tokens of a project with public keys are verified with them, and HS256 is refused', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const jwk = { ...(await exportJWK(publicKey)), kid: 'k1', alg: 'ES256' }
  let fetches = 0
  const server = createServer((_request, response) => {
    fetches += 1
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: [jwk] }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const { tokens } = setUp(withPublicKeys((server.address() as AddressInfo).port))
  const sign = () =>
    new SignJWT({ ...accountClaims() })
      .setProtectedHeader({ alg: 'ES256', kid: 'k1' })
      .setSubject(userId)
      .setAudience('authenticated')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey)
  expect(await tokens.callerOf(await sign())).toMatchObject({ kind: 'account', userId })
  expect(await tokens.callerOf(await sign())).toMatchObject({ kind: 'account', userId })
  await expect(tokens.callerOf(await accountToken())).rejects.toMatchObject(refused)
  expect(fetches).toBe(1)
})

test('a failure to fetch the keys of a project is not reported as an invalid token', async () => {
  const { tokens } = setUp(withPublicKeys(1))
  const token = await new SignJWT({})
    .setProtectedHeader({ alg: 'ES256' })
    .sign(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)
  await expect(tokens.callerOf(token)).rejects.not.toMatchObject(refused)
})

/** Revocations are not stored: the API tests check what is. */
function setUp(accounts = withSecret, keptMs?: number) {
  const members = createMemberTokens(randomBytes(32))
  const signals = createSignals()
  const secrets = createMemberSecrets(signals)
  const revocations = createRevocations({ keep: () => Promise.resolve(), onRevoked: () => undefined })
  return {
    members,
    signals,
    secrets,
    tokens: createTokens(
      { accounts, members, secrets, revocations, faults: createSupabaseFaults(quiet) },
      keptMs,
    ),
  }
}

function withPublicKeys(port: number) {
  return createAccountTokens({ supabaseUrl: `http://127.0.0.1:${port}`, jwtSecret: null })
}

function accountClaims() {
  return { email: 'a@b.org', role: 'authenticated', session_id: randomUUID() }
}

async function accountToken(claims: Record<string, unknown> = {}, secret = jwtSecret): Promise<string> {
  const jwt = new SignJWT({ iat: seconds(), exp: seconds() + 3600, ...accountClaims(), ...claims })
  return await jwt
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(userId)
    .setAudience('authenticated')
    .sign(new TextEncoder().encode(secret))
}

function seconds(): number {
  return Math.floor(Date.now() / 1000)
}
