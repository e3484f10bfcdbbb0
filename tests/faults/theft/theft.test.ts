import { createHmac } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runningSupabase } from '#server/local/postgres/runningDatabase.ts'
import { runPlenum } from '#support/servers/runningPlenum.ts'
import { quiet } from '#support/quiet.ts'
import type { RunningPlenum } from '#support/servers/runningPlenum.ts'
import { workshopKeyParts } from '#support/calls/workshopKey.ts'
import type { KeyParts } from '#support/calls/workshopKey.ts'
import { placesOf, stealAll } from './haul.ts'
import type { Loot } from './haul.ts'
import { play, secretOf } from './play.ts'
import type { Played } from './play.ts'

let snapshotsDir: string
let plenum: RunningPlenum
let played: Played
let parts: KeyParts
/** Tag in hex → owner, as computed by somebody with the key and everybody's secrets. */
let truth: Map<string, number>
let loot: Loot[]

beforeAll(async () => {
  snapshotsDir = await mkdtemp(join(tmpdir(), 'plenum-heap-'))
  plenum = await runPlenum({
    NODE_OPTIONS: `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${snapshotsDir}`,
    LOG_LEVEL: 'debug',
  })
  await playSession()
})
// A search takes long, and closed connections are noticed only after it.
beforeEach(() => wait(100))
afterAll(async () => {
  await played.leave()
  await plenum.stop()
  await rm(snapshotsDir, { recursive: true, force: true })
})

test('[HT25] before the end the thief links everything, so the search works', async () => {
  loot = await stealAll(plenum, snapshotsDir)
  expect(placesOf(loot, parts.wrapping).filter((place) => place.startsWith('files/'))).toHaveLength(1)
  const sealed = placesOf(loot, parts.sealed)
  for (const where of ['table public.workshop_keys', 'postgres/data/base', 'postgres/data/pg_wal'])
    expect(sealed.filter((place) => place.startsWith(where))).not.toEqual([])
  expect(placesOf(loot, played.session.workshopId)).toContain('heap')
  // The database alone does not suffice.
  expect(placesOf(loot, parts.key)).toEqual([])
  expect(placesOf(loot, parts.wrapping).filter((place) => place.startsWith('postgres/'))).toEqual([])
  const found = [...truth.keys()].filter((tag) => placesOf(loot, Buffer.from(tag, 'hex')).length > 0)
  expect(found).toHaveLength(truth.size)
  // With the key, one device identifies everything its owner wrote.
  expect(linkedBy([parts.key])).toHaveLength(4)
})

test('[HT25] [A2] [E2] after the end no remaining data names anybody, even with one person’s device', async () => {
  await played.fay.must(
    'mutation ($id: ID!, $shared: [ID!]) { endWorkshop(workshopId: $id, sharedPartIds: $shared) { ok errorString } }',
    { id: played.session.workshopId, shared: [played.session.partId] },
  )
  // They continue reading, each with their token.
  for (const who of played.members)
    expect(
      await who.must('query ($id: ID!) { brainstorm(id: $id) { posts(mine: true) { id } } }', {
        id: played.session.objectId,
      }),
    ).toEqual({ posts: [] })
  loot = await stealAll(plenum, snapshotsDir)
  expectNobodyNamed()
  // Older data in the log of the database is useless without the object.
  const left = [...truth.keys()].filter((tag) => placesOf(loot, Buffer.from(tag, 'hex')).length > 0)
  expect(left.length).toBeGreaterThan(0)
  expect(left.filter((tag) => placesOf(ourTables(), Buffer.from(tag, 'hex')).length > 0)).toEqual([])
})

test('[HT25] [X2] after the erasure no remaining data names anybody, nor after a restart', async () => {
  await erase()
  loot = await stealAll(plenum, snapshotsDir)
  expectNobodyNamed()
  expect(placesOf(ourTables(), played.session.workshopId)).toEqual([])
  await plenum.kill()
  await plenum.start()
  loot = await stealAll(plenum, snapshotsDir)
  expectNobodyNamed()
})

test('[HT25] [X2] after a session was erased without an end no remaining data names anybody', async () => {
  await played.leave()
  await playSession()
  await erase()
  loot = await stealAll(plenum, snapshotsDir)
  expectNobodyNamed()
})

async function playSession(): Promise<void> {
  played = await play(plenum)
  parts = await keyParts()
  truth = new Map(
    played.contributions.map(({ purpose, author }) => [tagOf(parts.key, author, purpose), author]),
  )
}

async function erase(): Promise<void> {
  for (const call of ['deleteWorkshop(id: $id)', 'eraseWorkshop(workshopId: $id)'])
    await played.fay.must(`mutation ($id: ID!) { ${call} { ok errorString } }`, {
      id: played.session.workshopId,
    })
}

function expectNobodyNamed(): void {
  const wanted: Record<string, Buffer | string> = { key: parts.key, 'what unseals it': parts.wrapping }
  for (const [author, member] of played.members.entries()) {
    wanted[`token of ${author}`] = claimsOf(member.token)
    wanted[`refresh token of ${author}`] = claimsOf(member.refreshToken)
    wanted[`temporary password of ${author}`] = member.tempPassword
    wanted[`secret of ${author}`] = secretOf(member)
  }
  const found = Object.entries(wanted).map(([what, value]) => [what, placesOf(loot, value)] as const)
  expect(Object.fromEntries(found.filter(([, places]) => places.length > 0))).toEqual({})
  const keys = candidates()
  expect(keys.length).toBeGreaterThan(20)
  expect(linkedBy(keys)).toEqual([])
}

/** The part of a token with the claims, the secret included. */
function claimsOf(token: string): string {
  return token.split('.')[1] ?? ''
}

/** What the thief attributes with the device of the first member and any of these keys. */
function linkedBy(keys: readonly Buffer[]): string[] {
  const device = secretOf(played.members[0] as Played['members'][number])
  const purposes = new Set(played.contributions.map(({ purpose }) => purpose))
  return [...purposes].filter((purpose) => keys.some((key) => truth.has(tagBy(key, device, purpose))))
}

/** All candidates for a key: the content of small files and the values of tables. */
function candidates(): Buffer[] {
  const inFiles = loot
    .filter(({ place, bytes }) => !place.startsWith('table') && bytes.length > 0 && bytes.length <= 4096)
    .map(({ bytes }) => bytes)
  const inTables = tables().flatMap(({ bytes }) =>
    [...bytes.toString('latin1').matchAll(/\\\\x([0-9a-f]{64,120})\b/g)].map(([, hex]) =>
      Buffer.from(hex ?? '', 'hex'),
    ),
  )
  return [...inFiles, ...inTables].flatMap((bytes) => [bytes, bytes.subarray(0, 32)])
}

/** Without Postgres' own tables, whose planner statistics keep samples of former values until the next analyze. */
function ourTables(): Loot[] {
  return tables().filter(({ place }) => !place.startsWith('table pg_catalog.'))
}

function tables(): Loot[] {
  return loot.filter(({ place }) => place.startsWith('table '))
}

function tagOf(key: Buffer, author: number, purpose: string): string {
  return tagBy(key, secretOf(played.members[author] as Played['members'][number]), purpose)
}

function tagBy(key: Buffer, secret: Buffer, purpose: string): string {
  return createHmac('sha256', key).update(secret).update(purpose).digest('hex')
}

/** Read during the session, as the server reads it. */
async function keyParts(): Promise<KeyParts> {
  const supabase = await runningSupabase(plenum.dataDir, quiet)
  if (supabase === null) throw new Error('no database')
  return await workshopKeyParts(supabase, played.session.workshopId)
}
