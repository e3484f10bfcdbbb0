import { once } from 'node:events'
import { createServer } from 'node:http'
import type { ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { checkSupabase } from '#server/checkSupabase.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { prepareDatabase } from '#server/database/connection/prepare.ts'
import { filesBucket } from '#server/supabase.ts'
import { quiet } from '#support/quiet.ts'
import { testDatabase } from '#support/servers/localSupabase.ts'

const project = inject('supabase')
const { databaseUrl, stop } = await testDatabase()
const password = 'correct-horse-7'
/** A publishable key in the form of a self-hosted project, which tells nothing of its rights. */
const oddKey = 'b3BlbnMgbm90aGluZw'
const olderKey = await new SignJWT({ role: 'anon' })
  .setProtectedHeader({ alg: 'HS256' })
  .sign(new TextEncoder().encode(project.jwtSecret))

/** What the gateway of a project answers in its place; null for a call that gets through. */
type Gateway = (path: string) => ((response: ServerResponse) => unknown) | null

const answering =
  (at: string, status: number, text: string): Gateway =>
  (path) =>
    path.startsWith(at) ? (response) => response.writeHead(status).end(text) : null
const hanging: Gateway = () => () => undefined
const page = '<html>Bad gateway</html>'

const gateways: Gateway[] = []
/** The project of the run behind gateways, each below a path of its own. */
const server = createServer((incoming, outgoing) => {
  const [, gateway = '', path = ''] = /^\/(\d+)(.*)$/.exec(incoming.url ?? '') ?? []
  const own = gateways[Number(gateway)]?.(path)
  if (own) return void own(outgoing)
  const given = String(incoming.headers['apikey'])
  const key = [oddKey, olderKey].includes(given) ? project.publishableKey : given
  const { method = '' } = incoming
  const headers = {
    ...{ apikey: key, authorization: `Bearer ${key}` },
    ...(method === 'POST' && { 'content-type': 'application/json' }),
  }
  const body = method === 'POST' ? { body: JSON.stringify({ id: filesBucket, name: filesBucket }) } : {}
  void fetch(project.supabaseUrl + path, { method, headers, ...body }).then(async (answer) =>
    outgoing.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text()),
  )
})
let [port, nobody] = [0, 0]
beforeAll(async () => {
  const closed = createServer()
  for (const one of [server, closed]) await once(one.listen(0, '127.0.0.1'), 'listening')
  ;[port, nobody] = [server, closed].map((one) => (one.address() as AddressInfo).port) as [number, number]
  closed.close()
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await stop()
})

/** What `npm start` says with these variables. */
async function saidAtStart(
  change: Record<string, string> | ((env: Record<string, string>) => Record<string, string>),
  gateway: Gateway = () => null,
): Promise<readonly string[]> {
  const env = {
    DATABASE_URL: databaseUrl,
    SUPABASE_URL: `http://127.0.0.1:${port}/${gateways.push(gateway) - 1}`,
    SUPABASE_PUBLISHABLE_KEY: project.publishableKey,
    SUPABASE_SECRET_KEY: project.secretKey,
    SUPABASE_JWT_SECRET: project.jwtSecret,
  }
  try {
    const { supabase } = readConfig({ ...env, ...(typeof change === 'function' ? change(env) : change) })
    if (supabase.kind === 'near') throw new Error('no variable of a project was given')
    const problems = await checkSupabase(supabase)
    if (problems.length === 0) await prepareDatabase(supabase.databaseUrl, quiet)
    return problems
  } catch (error) {
    if (error instanceof ConfigError) return error.problems
    throw error
  }
}

test('[O13] right settings are not complained about', async () => {
  expect(await saidAtStart({})).toEqual([])
})

test.concurrent.each<[string, RegExp, Parameters<typeof saidAtStart>[0], Gateway?]>([
  [
    'nobody listens',
    /^SUPABASE_URL: nobody listens at 127\.0\.0\.1:\d+\. Check/,
    () => ({ SUPABASE_URL: `http://127.0.0.1:${nobody}` }),
  ],
  [
    'a name that is not known',
    /^SUPABASE_URL: the name nowhere\.invalid is not known here\. Check/,
    { SUPABASE_URL: 'https://nowhere.invalid' },
  ],
  ['no answer', /^SUPABASE_URL: 127\.0\.0\.1:\d+ does not answer within 10 s\. Check/, {}, hanging],
  [
    'https where http is spoken',
    /^SUPABASE_URL: .* does not speak as a Supabase does \(\w+\)\. Check whether it is http or https/,
    ({ SUPABASE_URL = '' }) => ({ SUPABASE_URL: SUPABASE_URL.replace('http:', 'https:') }),
  ],
  [
    'the address with a path of the project',
    /^SUPABASE_URL: .* answered \d+ at .*\/rest\/v1\/auth\/v1\/settings, but not as a Supabase does\. Take the address/,
    ({ SUPABASE_URL }) => ({ SUPABASE_URL: `${SUPABASE_URL}/rest/v1` }),
  ],
  [
    'another web site',
    /^SUPABASE_URL: .* answered 200 at .*, but not as a Supabase does\. Take the address/,
    {},
    answering('/', 200, '<html>Welcome</html>'),
  ],
  [
    'another service',
    /^SUPABASE_URL: .* answered 200 at .*, but not as a Supabase does\. Take the address/,
    {},
    answering('/auth/', 200, '{"external":{}}'),
  ],
  [
    'a user and a password in the address',
    /^SUPABASE_URL must be an address without a user and a password/,
    { SUPABASE_URL: `http://ann:${password}@127.0.0.1:9` },
  ],
  [
    'the auth server is away',
    /^SUPABASE_URL: the auth server .* does not work now: it answered 502 at .*\/settings\. Look at/,
    {},
    answering('/auth/', 502, page),
  ],
  [
    'the project starts',
    /^SUPABASE_URL: the auth server .* does not work now: it answered 503 /,
    {},
    answering('/auth/', 503, '{"message":"name resolution failed"}'),
  ],
  [
    'the published keys are away',
    /^SUPABASE_URL: the auth server .* does not work now: it answered 502 at .*\/jwks\.json\. Look at/,
    { SUPABASE_JWT_SECRET: '' },
    answering('/auth/v1/.well-known/', 502, page),
  ],
  [
    'file storage is away',
    /^SUPABASE_URL: file storage .* does not work now: it answered 502 at .*\/bucket\/plenum\. Look at/,
    {},
    answering('/storage/', 502, page),
  ],
  [
    'the publishable key of another project',
    /^SUPABASE_PUBLISHABLE_KEY: the project at .* refuses this key \(.* 401 .*\)\. Copy the publishable key/,
    { SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_another' },
  ],
  [
    'the secret key of another project',
    /^SUPABASE_SECRET_KEY: the project at .* refuses this key \(.* 401 .*\)\. Copy the secret key/,
    { SUPABASE_SECRET_KEY: 'sb_secret_another' },
  ],
  [
    'the publishable key as the secret one',
    /^SUPABASE_SECRET_KEY is a publishable key: take the secret one/,
    { SUPABASE_SECRET_KEY: project.publishableKey },
  ],
  [
    'the same where the form of a key does not tell',
    /^SUPABASE_SECRET_KEY: .* refuses this key \(.* 403 .*\)\. Copy the secret key, which a publishable one cannot replace/,
    { SUPABASE_SECRET_KEY: oddKey },
  ],
  [
    'the secret key as the publishable one',
    /^SUPABASE_PUBLISHABLE_KEY is a secret key: take the publishable one/,
    { SUPABASE_PUBLISHABLE_KEY: project.secretKey },
  ],
  [
    'a key that was shortened on a screen',
    /^SUPABASE_SECRET_KEY must be the key alone, without spaces/,
    { SUPABASE_SECRET_KEY: `${project.secretKey.slice(0, 20)}…` },
  ],
  ['a variable that is missing', /^SUPABASE_SECRET_KEY must be set, because/, { SUPABASE_SECRET_KEY: '' }],
  [
    'no secret where the project signs with one',
    /^SUPABASE_JWT_SECRET must be set: the project publishes no keys/,
    { SUPABASE_JWT_SECRET: '' },
  ],
  [
    'the secret of another project',
    /^SUPABASE_JWT_SECRET is not the secret of the project at SUPABASE_URL/,
    { SUPABASE_PUBLISHABLE_KEY: olderKey, SUPABASE_JWT_SECRET: 'x'.repeat(40) },
  ],
  [
    'the address of the project for its database',
    /^DATABASE_URL must be an address that begins with postgres:/,
    ({ SUPABASE_URL = '' }) => ({ DATABASE_URL: SUPABASE_URL }),
  ],
])(
  '[O13] a wrong setting names its variable and what to do, and no secret: %s',
  async (_what, words, ...given) => {
    const problems = await saidAtStart(...given)
    expect(problems).toEqual([expect.stringMatching(words)])
    for (const secret of [project.publishableKey, project.secretKey, project.jwtSecret, oddKey, password])
      expect(problems[0]).not.toContain(secret)
  },
)

test.each([
  [{ public: true }, /must not be public/],
  [{ public: false, file_size_limit: 6_000_000 }, /must accept files of 50 MB/],
  [{ public: false, file_size_limit: 52_428_800, allowed_mime_types: ['image/*'] }, /files of any type/],
  [{ public: false, file_size_limit: 52_428_800, allowed_mime_types: null }, null],
])('[O4] [SL19] a bucket that somebody made: %j', async (bucket, problem) => {
  const found = JSON.stringify({ id: filesBucket, name: filesBucket, ...bucket })
  expect(await saidAtStart({}, answering('/storage/v1/bucket/', 200, found))).toEqual(
    problem === null ? [] : [expect.stringMatching(problem)],
  )
})
