import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { authGateway } from '#support/servers/authGateway.ts'
import type { AuthGateway } from '#support/servers/authGateway.ts'
import { mailsTo } from '#support/servers/localSupabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import type { TestServer } from '#support/servers/server.ts'

let gateway: AuthGateway
let server: TestServer
beforeAll(async () => {
  gateway = await authGateway(inject('supabase'))
  server = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' }, gateway)
})
afterEach(() => {
  gateway.trouble = null
  gateway.bucket = null
  gateway.mailDelayMs = 0
})
afterAll(async () => {
  await server.stop()
  gateway.stop()
})

interface Answer {
  data?: Record<string, { ok?: boolean; token?: string; refreshToken?: string } | null>
  errors?: { message: string; extensions: { code: string } }[]
}

let people = 0
/** Each person calls from an address of their own. */
class Person {
  readonly #address = `192.0.2.${(people += 1)}`
  readonly #at: () => TestServer
  readonly email: string
  constructor(at = () => server, email = `person-${randomUUID()}@example.org`) {
    this.#at = at
    this.email = email
  }
  async #call(query: string, token = ''): Promise<Answer> {
    const headers = {
      ...{ 'content-type': 'application/json', 'x-forwarded-for': this.#address },
      ...(token && { authorization: `JWT ${token}` }),
    }
    const answer = await fetch(`${this.#at().url}/graphql`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ query }),
    })
    return (await answer.json()) as Answer
  }
  signUp = () =>
    this.#call(`mutation { createUser(email: "${this.email}", password: "correct horse 7") { ok } }`)
  signIn = () =>
    this.#call(
      `mutation { tokenAuth(username: "${this.email}", password: "correct horse 7") { token refreshToken } }`,
    )
  renew = (token: string) =>
    this.#call(`mutation { refreshToken(refreshToken: "${token}") { token refreshToken } }`)
  recover = (email = this.email) => this.#call(`mutation { sendRecoverEmail(email: "${email}") { ok } }`)
  me = (token: string) => this.#call('{ me { email } }', token)
}

async function signedIn(person: Person): Promise<{ token: string; refreshToken: string }> {
  const { data } = await person.signIn()
  return { token: data?.['tokenAuth']?.token ?? '', refreshToken: data?.['tokenAuth']?.refreshToken ?? '' }
}

/** A few at a time: on a busy machine the auth server, which hashes passwords, would be too late for many at once. */
async function inTurns<Item, Result>(
  items: readonly Item[],
  act: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let at = 0; at < items.length; at += 2)
    results.push(...(await Promise.all(items.slice(at, at + 2).map((item, index) => act(item, at + index)))))
  return results
}

const unavailable = {
  message: 'Signing in does not work at the moment. Please try again soon.',
  extensions: expect.objectContaining({ code: 'SERVICE_UNAVAILABLE', errorCode: 'signInUnavailable' }),
}
const isUnavailable = { errors: [expect.objectContaining(unavailable)] }
const logged = (of: TestServer, words: string) => of.logLines.filter((line) => line.includes(words))

test('[U20] a project changes from HS256 to ES256 under 20 people: nobody is signed out, and everybody can sign in', async () => {
  const everybody = Array.from({ length: 20 }, () => new Person())
  await inTurns(everybody, (person) => person.signUp())
  const before = await inTurns(everybody, signedIn)
  expect(new Set(before.map(({ token }) => decodeProtectedHeader(token).alg))).toEqual(new Set(['HS256']))
  await gateway.announceKey()
  gateway.rotate()
  const isMe = async (token: string, index: number) =>
    expect(await everybody[index]?.me(token)).toEqual({ data: { me: { email: everybody[index]?.email } } })
  await inTurns(before, ({ token }, index) => isMe(token, index))
  const renewed = await inTurns(
    before,
    async ({ refreshToken }, index) => (await everybody[index]?.renew(refreshToken))?.data,
  )
  const after = renewed.map((data) => data?.['refreshToken']?.token ?? '')
  expect(new Set(after.map((token) => decodeProtectedHeader(token).kid))).toEqual(new Set(['key-1']))
  await inTurns(after, isMe)
  await inTurns(await inTurns(everybody, signedIn), ({ token }, index) => isMe(token, index))
  expect(await (await fetch(`${server.url}/readyz`)).text()).toBe('ok')

  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  for (const kid of ['key-1', 'another']) {
    const forged = new SignJWT(decodeJwt(after[0] ?? '')).setProtectedHeader({ alg: 'ES256', kid })
    const answer = await everybody[0]?.me(await forged.sign(privateKey))
    expect(answer?.errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  }
})

test.each([
  [
    'another secret',
    'x'.repeat(40),
    /SUPABASE_JWT_SECRET is not the project's: The project signs with HS256/,
  ],
  ['no secret', null, /SUPABASE_JWT_SECRET must be set: The project signs with HS256/],
])(
  '[U20] %s: the first sign-in says so, log and readiness name the variable, and a renewal signs nobody out',
  async (_which, jwtSecret, words) => {
    const { supabaseUrl } = inject('supabase')
    const wrong = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' }, { supabaseUrl, jwtSecret })
    const person = new Person(() => wrong)
    await person.signUp()
    expect(await person.signIn()).toMatchObject(isUnavailable)
    expect(await person.signIn()).toMatchObject(isUnavailable)
    // A session of this person from before the mistake.
    const right = await startTestServer({ TRUSTED_PROXIES: '127.0.0.1' }, { supabaseUrl })
    const body = `mutation { tokenAuth(username: "${person.email}", password: "correct horse 7") { token refreshToken } }`
    const options = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: body }),
    }
    const { data } = (await (await fetch(`${right.url}/graphql`, options)).json()) as Answer
    expect(await person.renew(data?.['tokenAuth']?.refreshToken ?? '')).toMatchObject(isUnavailable)
    const lines = logged(wrong, 'cannot be verified')
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(words)
    const ready = await fetch(`${wrong.url}/readyz`)
    expect([ready.status, await ready.text()]).toEqual([200, expect.stringMatching(words)])
    expect(await (await fetch(`${wrong.url}/metrics`)).text()).toMatch(/plenum_supabase_unverifiable_total 3/)
    await Promise.all([wrong.stop(), right.stop()])
  },
)

test.each(['away', 'hangs'] as const)(
  '[U21] while the auth server %s, people are told so within 5 s, stay signed in, and no mail is promised',
  async (trouble) => {
    const person = new Person()
    await person.signUp()
    const { token, refreshToken } = await signedIn(person)
    const known = logged(server, 'the auth server of Supabase').length
    gateway.trouble = trouble
    const stranger = `nobody-${randomUUID()}@example.org`
    const timed = async (act: () => Promise<Answer>) => {
      const startedAt = performance.now()
      return { answer: await act(), ms: performance.now() - startedAt }
    }
    const acts = [
      person.signIn,
      new Person().signUp,
      () => person.renew(refreshToken),
      person.recover,
      () => person.recover(stranger),
    ]
    for (const { answer, ms } of await Promise.all(acts.map((act) => timed(act)))) {
      expect(answer).toMatchObject(isUnavailable)
      expect(ms).toBeLessThan(5000)
    }
    expect(await person.me(token)).toMatchObject({ data: { me: { email: person.email } } })
    // Once a minute.
    expect(logged(server, 'the auth server of Supabase').length).toBe(Math.max(1, known))
    gateway.trouble = null
    expect((await person.renew(refreshToken)).data?.['refreshToken']?.token).toBeTruthy()
  },
)

test('[U21] a recovery mail is sent by a project whose mail server takes longer than anybody waits', async () => {
  const person = new Person()
  await person.signUp()
  gateway.mailDelayMs = 5000
  expect(await person.recover()).toEqual({ data: { sendRecoverEmail: { ok: true } } })
  await server.services.accounts.stop()
  expect(await mailsTo(person.email)).toHaveLength(1)
})

test('[U22] a hundred people on as many addresses sign in at once, though the project lets each address make 30 calls', async () => {
  gateway.bucket = 30
  const first = new Person()
  await first.signUp()
  const everybody = Array.from({ length: 100 }, () => new Person(undefined, first.email))
  expect((await Promise.all(everybody.map(signedIn))).filter(({ token }) => token === '')).toEqual([])
  gateway.bucket = 0
  expect((await first.signIn()).errors?.[0]?.extensions.code).toBe('RATE_LIMITED')
  expect(logged(server, 'the Supabase project refuses calls')).toHaveLength(1)
  expect(await (await fetch(`${server.url}/metrics`)).text()).toMatch(/plenum_supabase_limited_total [1-9]/)
})
