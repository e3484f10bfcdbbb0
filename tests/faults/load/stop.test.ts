import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPosts } from '#domain/brainstorm/read.ts'
import { readConfig } from '#server/config.ts'
import { createLogger } from '#server/log.ts'
import { startPlenum } from '#server/plenum.ts'
import type { Plenum } from '#server/plenum.ts'
import { signUpFacilitator, startSession } from '#support/calls/session.ts'
import { uniqueEmail } from '#support/servers/localSupabase.ts'
import { startTestServer } from '#support/servers/server.ts'
import { answer } from '../../database/acts.ts'
import { attached, createWorkshop, person, startNode } from '../../database/liveWorkshop.ts'
import type { TestWorkshop } from '../../database/liveWorkshop.ts'
import { withDatabase } from '../../database/withDatabase.ts'
import { startDatabaseProxy } from '../durability/databaseProxy.ts'
import type { DatabaseProxy } from '../durability/databaseProxy.ts'

const database = withDatabase()

/** People who answer until the server accepts no more, and what was acknowledged. */
function storm(plenum: Plenum, workshop: TestWorkshop): { saved: string[]; ended: Promise<unknown> } {
  const saved: string[] = []
  const people = Array.from({ length: 20 }, async (_, by) => {
    const author = person()
    for (let count = 0; ; count += 1) {
      const text = `answer ${count} of ${by}`
      try {
        await plenum.services.ticks.submit(answer(workshop, author, text))
      } catch {
        return
      }
      saved.push(text)
    }
  })
  return { saved, ended: Promise.all(people) }
}

test('[HT4] a stop while a mail server accepts a mail and says nothing: done within 10 s', async () => {
  const silent = createServer((socket) => void socket.on('error', () => undefined)).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const accepted = once(silent, 'connection')
  const { port } = silent.address() as AddressInfo
  const server = await startTestServer({
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    MAIL_FROM: 'plenum@example.org',
  })
  const fay = await signUpFacilitator(server)
  const { workshopId } = await startSession(server, fay)
  await fay.must(
    `mutation ($id: ID!, $to: [String]!) { sendInvites(workshopId: $id, invitees: $to) { ok errorString } }`,
    { id: workshopId, to: [uniqueEmail('pat'), uniqueEmail('pia')] },
  )
  const [socket] = (await accepted) as [Socket]
  const stoppedAt = performance.now()
  await server.stop()
  expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  expect(socket.destroyed).toBe(false)
  socket.destroy()
  silent.close()
})

const cases: Record<string, (proxy: DatabaseProxy) => void> = {
  'the database is there': () => undefined,
  'the database takes no connections': (proxy) => proxy.refuse(),
  'the database hangs': (proxy) => proxy.hang(),
}

test.each(Object.keys(cases))(
  '[HT4] [C1] a stop under load while %s: done within 10 s, nothing acknowledged lost',
  async (name) => {
    const workshop = await createWorkshop(database.pool)
    const proxy = await startDatabaseProxy(database.databaseUrl)
    const dataDir = await mkdtemp(join(tmpdir(), 'plenum-stop-'))
    const plenum = await startPlenum({
      config: readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir }),
      supabase: { ...database.supabase, databaseUrl: proxy.databaseUrl },
      logger: createLogger('silent'),
    })
    const { saved, ended } = storm(plenum, workshop)
    await expect.poll(() => saved.length, { timeout: 60_000 }).toBeGreaterThan(20)
    cases[name]?.(proxy)
    const stoppedAt = performance.now()
    await plenum.stop()
    expect(performance.now() - stoppedAt).toBeLessThan(10_000)
    await ended
    const fresh = startNode(database.pool)
    const texts = new Set(readPosts(await attached(fresh, workshop, workshop.desk)).map((post) => post.text))
    expect(saved.filter((text) => !texts.has(text))).toEqual([])
    await fresh.stop()
    await proxy.stop()
    await rm(dataDir, { recursive: true, force: true })
  },
)
