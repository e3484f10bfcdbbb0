import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { createSupabase } from '#server/supabase.ts'
import { allGone, familyOf, runningProcesses, stillRunning } from './processes.ts'
import { endPrograms, startHarness } from './program.ts'
import type { Program } from './program.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'plenum-start-'))))
afterEach(endPrograms)
afterAll(() => rm(folder, { recursive: true, force: true }))

test('[O2] ten kills in a row: every next start works, and nothing acknowledged is lost', async () => {
  const dataDir = join(folder, 'kills')
  const acknowledged = new Set<number>()
  const emails: string[] = []
  for (let round = 0; round < 10; round++) {
    const program = await startHarness(dataDir)
    const family = await familyOf(program.pid)
    expect(await keptRows(program)).toEqual(expect.arrayContaining([...acknowledged]))
    const lastEmail = emails.at(-1)
    if (lastEmail) expect(await signIn(program, lastEmail)).toBeNull()
    emails.push(await signUp(program, round))

    const isPostgresKilledToo = round % 2 === 1
    await writeUntil(program, acknowledged, 20 + round * 13, () => {
      process.kill(program.pid, 'SIGKILL')
      if (isPostgresKilledToo) process.kill(postmasterIn(family), 'SIGKILL')
    })
    expect(await program.exited).toBe('SIGKILL')
  }
  const last = await startHarness(dataDir)
  expect(await keptRows(last)).toEqual(expect.arrayContaining([...acknowledged]))
  for (const email of emails) expect(await signIn(last, email)).toBeNull()
  await stopInOrder(last)
}, 300_000)

test('[O2] a killed database and killed services are restarted at the same addresses with all their data', async () => {
  const program = await startHarness(join(folder, 'parts'))
  const email = await signUp(program, 0)
  const acknowledged = new Set<number>()
  const family = await familyOf(program.pid)
  await writeUntil(program, acknowledged, 50, () => process.kill(postmasterIn(family), 'SIGKILL'))
  await expect
    .poll(() => keptRows(program).catch(() => []), { timeout: 60_000 })
    .toEqual(expect.arrayContaining([...acknowledged]))

  const services = family.find(({ command }) => command.includes('liteProcess'))
  process.kill(services?.pid ?? 0, 'SIGKILL')
  await expect.poll(() => signIn(program, email), { timeout: 60_000 }).toBeNull()
  await stopInOrder(program)
})

test('[O1] a second start on the same data folder is told which process uses it, and disturbs nothing', async () => {
  const dataDir = join(folder, 'twice')
  const first = await startHarness(dataDir)
  await expect(startHarness(dataDir)).rejects.toThrow(`is in use by process ${first.pid}`)
  expect(await keptRows(first)).toEqual([])
  await stopInOrder(first)
})

test('[O2] a first start killed while creating the database leaves nothing incomplete', async () => {
  const dataDir = join(folder, 'cut')
  for (const afterMs of [150, 400, 700, 1_000]) {
    const attempt = startHarness(dataDir)
    attempt.catch(() => undefined)
    // Killed at a random point: every one has to be survived.
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    const started = (await runningProcesses()).find(({ command }) =>
      command.endsWith(`harness.ts ${dataDir}`),
    )
    if (started) process.kill(started.pid, 'SIGKILL')
    await attempt.catch(() => undefined)
  }
  const program = await startHarness(dataDir)
  expect(await keptRows(program)).toEqual([])
  await stopInOrder(program)
})

async function stopInOrder(program: Program): Promise<void> {
  const family = await familyOf(program.pid)
  process.kill(program.pid, 'SIGTERM')
  expect(await program.exited).toBe(0)
  expect(await stillRunning(family)).toEqual([])
  expect(await allGone(await processesOf(program), 0)).toEqual([])
}

/** Processes that would have escaped the family: those with the address of the database in their command line. */
async function processesOf({ databaseUrl }: Program) {
  return (await runningProcesses()).filter(({ command }) =>
    command.includes(`port=${new URL(databaseUrl).port}`),
  )
}

function postmasterIn(family: { pid: number; command: string }[]): number {
  const postmaster = family.find(({ command }) => command.includes('cluster_name='))
  if (!postmaster) throw new Error('no database runs')
  return postmaster.pid
}

/** Writes rows one by one until so many are acknowledged, then runs `kill` while the next ones are under way. */
async function writeUntil(
  program: Program,
  acknowledged: Set<number>,
  count: number,
  kill: () => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: program.databaseUrl })
  client.on('error', () => undefined) // expected: the test interrupts it
  await client.connect()
  await client.query('create table if not exists kept (id int primary key)')
  const first = acknowledged.size > 0 ? Math.max(...acknowledged) + 1000 : 0
  const write = async (id: number) => {
    await client.query('insert into kept values ($1)', [id])
    acknowledged.add(id)
  }
  for (let id = first; id < first + count; id++) await write(id)
  const underWay = Promise.allSettled([write(first + count), write(first + count + 1)])
  kill()
  await underWay
  await client.end().catch(() => undefined)
}

async function keptRows({ databaseUrl }: Program): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined)
  await client.connect()
  try {
    const { rows } = await client.query<{ id: number }>('select id from kept')
    return rows.map(({ id }) => id)
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '42P01') return []
    throw error
  } finally {
    await client.end()
  }
}

const password = 'correct horse 1'

async function signUp(program: Program, round: number): Promise<string> {
  const email = `person-${round}@example.org`
  const { error } = await accounts(program).signUp({ email, password })
  expect(error).toBeNull()
  return email
}

async function signIn(program: Program, email: string): Promise<string | null> {
  const { error } = await accounts(program).signInWithPassword({ email, password })
  return error?.message ?? null
}

function accounts({ supabaseUrl, publishableKey }: Program) {
  return createSupabase({ supabaseUrl, publishableKey, secretKey: publishableKey, jwtSecret: null }).auth
}
