import { once } from 'node:events'
import { randomBytes, randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createRevocations } from '#server/access/revocations.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { createSignalBus } from '#server/live/signalBus.ts'
import type { SignalTimes } from '#server/live/signalBus.ts'
import { createSignals } from '#server/live/signals.ts'
import { quiet } from '#support/quiet.ts'
import { asAdmin } from '#support/servers/localSupabase.ts'
import { createLogger } from '#server/log.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()
const secret = randomBytes(32)

/** One server's part of the bus, with all received signals. */
async function startNode({
  appSecret = secret,
  ...times
}: Partial<SignalTimes> & { appSecret?: Buffer } = {}) {
  const pool = createPool(database.databaseUrl, quiet, { max: 1 })
  const signals = createSignals()
  const logged: string[] = []
  const logger = createLogger('info', { write: (line) => void logged.push(line) })
  const bus = createSignalBus({ pool, appSecret, logger }, { pollMs: 20, ...times })
  const revocations = createRevocations({
    keep: (revocation) => bus.keepRevocation(revocation),
    catchUp: () => bus.learnRevocations(),
    onRevoked: () => signals.emit('accountRevoked'),
  })
  const heard: string[] = []
  signals.on('rightsChanged', ({ workshopId, userId }) => heard.push(`${workshopId} ${userId}`))
  signals.on('accountRevoked', () => heard.push('accountRevoked'))
  signals.on('signalsMissed', () => heard.push('signalsMissed'))
  await bus.start(signals, revocations)
  onTestFinished(async () => {
    await bus.stop()
    await pool.end()
  })
  return { signals, revocations, heard, pool, logged }
}

test('[U6] concurrent signals of many nodes reach each other node once, and never their own sender', async () => {
  const nodes = await Promise.all(Array.from({ length: 4 }, () => startNode()))
  const [a, b, c, d] = nodes.map(() => randomUUID())
  const sent = [a, b, c, d].flatMap((userId, node) =>
    Array.from({ length: 50 }, (_, index) => ({ node, workshopId: `w${index}`, userId: userId ?? '' })),
  )
  for (const { node, workshopId, userId } of sent) {
    nodes[node]?.signals.emit('rightsChanged', { workshopId, userId })
    if (workshopId.endsWith('7')) await new Promise((resolve) => setImmediate(resolve))
  }
  const all = sent.map(({ workshopId, userId }) => `${workshopId} ${userId}`).sort()
  for (const { heard } of nodes) {
    await expect.poll(() => heard.length).toBeGreaterThanOrEqual(all.length)
    expect([...heard].sort()).toEqual(all)
  }
})

test('[U6] a signal repeated within a moment is one row', async () => {
  const { signals } = await startNode()
  const other = await startNode()
  for (let index = 0; index < 1000; index += 1)
    signals.emit('rightsChanged', { workshopId: 'again', userId: null })
  signals.emit('rightsChanged', { workshopId: 'last', userId: null })
  await expect.poll(() => other.heard).toContain('last null')
  expect(other.heard.filter((one) => one === 'again null').length).toBe(1)
})

test('[U6] a node started later knows earlier revocations', async () => {
  const userId = randomUUID()
  const first = await startNode()
  await first.revocations.revokeSignIn({ userId, signIn: 's1', issuedAt: 0 })
  const later = await startNode()
  expect(later.revocations.isRevoked({ userId, signIn: 's1', issuedAt: 0 })).toBe(true)
  expect(later.revocations.isRevoked({ userId, signIn: 's2', issuedAt: 0 })).toBe(false)
})

test('[U6] while the database is unavailable a revocation applies locally, is reported as not saved, and is stored later', async () => {
  const name = new URL(database.databaseUrl).pathname.slice(1)
  const origin = { userId: randomUUID(), signIn: randomUUID(), issuedAt: 0 }
  const here = await startNode()
  const there = await startNode()
  const { adminUrl } = inject('supabase')
  const terminate = `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`
  await asAdmin(adminUrl, `alter database ${name} allow_connections false`, terminate)
  await expect(here.revocations.revokeSignIn(origin)).rejects.toThrow()
  here.signals.emit('rightsChanged', { workshopId: 'while away', userId: null })
  expect(here.revocations.isRevoked(origin)).toBe(true)
  expect(there.revocations.isRevoked(origin)).toBe(false)
  await asAdmin(adminUrl, `alter database ${name} allow_connections true`)
  await expect.poll(() => there.revocations.isRevoked(origin)).toBe(true)
  await expect.poll(() => there.heard).toContain('while away null')
})

test('a database that stays unavailable is logged once, however often it is polled', async () => {
  const { pool, logged } = await startNode()
  let looks = 0
  const query = pool.query.bind(pool)
  const away = vi.spyOn(pool, 'query').mockImplementation((() => {
    looks += 1
    return Promise.reject(new Error('away'))
  }) as never)
  await expect.poll(() => looks).toBeGreaterThan(5)
  away.mockImplementation(query as never)
  await expect.poll(() => logged.at(-1)).toContain('heard again')
  expect(logged.filter((line) => line.includes('are not heard'))).toHaveLength(1)
})

test('[U6] a node that received nothing for longer than rows are kept checks everything again', async () => {
  const origin = { userId: randomUUID(), signIn: randomUUID(), issuedAt: 0 }
  const here = await startNode()
  const deaf = await startNode({ pollMs: 100, missedMs: 50 })
  const missed = once(deaf.signals, 'signalsMissed')
  await here.revocations.revokeSignIn(origin)
  await database.pool.query('delete from public.signals')
  await missed
  expect(deaf.revocations.isRevoked(origin)).toBe(true)
})

test('[U6] many sign-ins and renewals, each checking revocations, delay no signal', async () => {
  const here = await startNode({ pollMs: 60_000 })
  const there = await startNode()
  const asked = vi.spyOn(here.pool, 'query')
  const origin = { userId: randomUUID(), signIn: randomUUID(), issuedAt: 0 }
  const early = here.revocations.catchUp()
  await there.revocations.revokeSignIn(origin)
  const flood = Array.from({ length: 1000 }, () => here.revocations.catchUp())
  await Promise.all([early, ...flood])
  // A read that starts after the revocation includes it, and a thousand concurrent reads share one query.
  expect(here.revocations.isRevoked(origin)).toBe(true)
  expect(asked.mock.calls.length).toBeLessThanOrEqual(3)
})

test('[A3] rows name no session and no person, and rows sealed with another secret are skipped', async () => {
  const { signals } = await startNode()
  const stranger = await startNode({ appSecret: randomBytes(32) })
  const other = await startNode()
  const userId = randomUUID()
  signals.emit('rightsChanged', { workshopId: 'secretly', userId })
  await expect.poll(() => other.heard).toContain(`secretly ${userId}`)
  const { rows } = await database.pool.query('select * from public.signals')
  const text = JSON.stringify(rows) + rows.map(({ sealed }) => String(sealed)).join()
  for (const word of ['secretly', userId, 'rightsChanged']) expect(text).not.toContain(word)
  stranger.signals.emit('rightsChanged', { workshopId: 'nonsense', userId })
  signals.emit('rightsChanged', { workshopId: 'afterwards', userId })
  await expect.poll(() => other.heard).toContain(`afterwards ${userId}`)
  expect(other.heard).not.toContain(`nonsense ${userId}`)
  expect(stranger.heard).toEqual([`nonsense ${userId}`])
})
