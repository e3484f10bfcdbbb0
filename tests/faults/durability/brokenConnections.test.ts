import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callsOf, signUpCalls } from '#support/calls/calls.ts'
import type { Calls } from '#support/calls/calls.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { createPost, startSession } from '#support/calls/session.ts'
import type { TestFacilitator, TestSession } from '#support/calls/session.ts'
import { endPrograms, startHarness } from '../start/program.ts'
import type { Program } from '../start/program.ts'
import { startDatabaseProxy } from './databaseProxy.ts'
import type { DatabaseProxy } from './databaseProxy.ts'
import { launchServer } from './serverUnderTest.ts'
import type { ServerUnderTest } from './serverUnderTest.ts'

/** A Supabase of this file's own: a killed backend makes Postgres restart all others. */
let supabase: Program
let folder = ''
let proxy: DatabaseProxy
let server: ServerUnderTest
let email = ''
let fay: TestFacilitator
let session: TestSession
let ann: Calls

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-broken-'))
  supabase = await startHarness(join(folder, 'supabase'))
  proxy = await startDatabaseProxy(supabase.databaseUrl)
  const started = await launchServer(
    supabase,
    join(folder, 'supabase'),
    proxy.databaseUrl,
    join(folder, 'own'),
  )
  await started.ready
  server = started
  email = uniqueEmail()
  fay = await signUpCalls(server, email)
  session = await startSession(server, fay)
  ann = await session.join()
})
afterAll(async () => {
  await server.stop()
  await proxy.stop()
  await endPrograms()
  await rm(folder, { recursive: true, force: true })
})

/**
 * Each way the server runs SQL: the table it waits for, and a call that takes this way, if its last answer is no longer
 * cached.
 */
const ways: Record<string, { table: string; call: () => Promise<boolean>; isKept?: boolean }> = {
  Kysely: { table: 'profiles', call: signIn },
  'a transaction of Kysely': { table: 'invitations', call: signIn },
  'a tick': { table: 'document_updates', call: () => answered(randomUUID()) },
  'the pool itself': {
    table: 'document_updates',
    call: async () => (await fetch(`${server.url}/readyz`)).ok,
    isKept: true,
  },
}

const breaks: Record<string, (pids: number[]) => Promise<void> | void> = {
  'its backend is terminated': (pids) =>
    asAdmin(async (admin) => {
      await admin.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [pids])
    }),
  'its backend is killed': ([pid]) => killBackend(pid),
  'its socket is cut': () => proxy.cut(),
}

function killBackend(pid = 0): void {
  try {
    if (pid > 0) process.kill(pid, 'SIGKILL')
  } catch {
    return // it has just ended
  }
}

const cases = Object.keys(ways).flatMap((way) => Object.keys(breaks).map((how) => ({ way, how })))

test.each(cases)(
  '[O7] [HT24] $way waits and $how: the call is answered and the server lives',
  async ({ way, how }) => {
    const { table, call, isKept } = ways[way] as (typeof ways)[string]
    await expect.poll(call).toBe(true)
    const holder = await connect()
    await holder.query(`begin; lock table public.${table} in access exclusive mode`)
    try {
      let isAnswered = false
      let broken = 0
      const asked = (isKept ? untilRefused(call) : call()).finally(() => (isAnswered = true))
      // What the server asks in the background waits for the same table, and tries again.
      while (!isAnswered) {
        const pids = await Promise.race([waitingBackends(), asked])
        if (typeof pids === 'boolean') break
        await breaks[how]?.(pids)
        broken += pids.length
      }
      expect(broken).toBeGreaterThan(0)
    } finally {
      await holder.end().catch(() => undefined) // a killed backend took it along
    }
    await expect.poll(call).toBe(true)
    expect(server.ended(), server.output()).toBeNull()
  },
)

test.each(Object.keys(breaks))('[O6] [O7] [HT24] migrations wait and %s: they start again', async (how) => {
  const holder = await connect()
  await holder.query("select pg_advisory_lock(hashtext('plenum migrations'))")
  const own = join(folder, `own-${randomUUID()}`)
  const other = await launchServer(supabase, join(folder, 'supabase'), proxy.databaseUrl, own)
  // The server has to start first.
  await breaks[how]?.(await waitingBackends("query like '%plenum migrations%'", 60_000))
  await expect.poll(() => other.output()).toContain('the connection broke while migrating')
  await holder.end().catch(() => undefined)
  await other.ready
  await other.stop()
})

async function untilRefused(call: () => Promise<boolean>): Promise<boolean> {
  while (await call()) await new Promise((resolve) => setTimeout(resolve, 100))
  return false
}

async function signIn(): Promise<boolean> {
  const { data } = await callsOf(server, null).ask(
    'mutation ($name: String!) { tokenAuth(username: $name, password: "correct horse 9") { ok } }',
    { name: email },
  )
  return (data?.['tokenAuth'] as { ok?: boolean } | null)?.ok === true
}

async function answered(id: string): Promise<boolean> {
  const { common, objectId: brainstormId } = session
  const { data } = await ann.ask(createPost, { id, common, brainstormId, postText: id })
  return (data?.['createPost'] as { ok?: boolean } | null)?.ok === true
}

/** The backends of the server that wait for a lock, or ask for it again and again: waits for at least one. */
async function waitingBackends(which = "wait_event_type = 'Lock'", timeout = 15_000): Promise<number[]> {
  let pids: number[] = []
  const look = () =>
    asAdmin(async (admin) => {
      const { rows } = await admin.query<{ pid: number }>(
        `select pid from pg_stat_activity where application_name = 'plenum' and ${which}`,
      )
      return (pids = rows.map(({ pid }) => pid)).length
    }).catch(() => 0) // Postgres is just restarting
  await expect.poll(look, { timeout }).toBeGreaterThan(0)
  return pids
}

async function asAdmin<Result>(work: (admin: pg.Client) => Promise<Result>): Promise<Result> {
  const admin = await connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: supabase.databaseUrl })
  client.on('error', () => undefined)
  await client.connect()
  return client
}
