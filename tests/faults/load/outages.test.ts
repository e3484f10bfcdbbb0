import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type * as Y from 'yjs'
import { readPosts } from '#domain/brainstorm/read.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { quiet } from '#support/quiet.ts'
import { answer, like, showAnswers } from '../../database/acts.ts'
import { attached, createWorkshop, person, startNode } from '../../database/liveWorkshop.ts'
import type { TestNode, TestWorkshop } from '../../database/liveWorkshop.ts'
import { withDatabase } from '../../database/withDatabase.ts'
import { startDatabaseProxy } from '../durability/databaseProxy.ts'
import type { DatabaseProxy } from '../durability/databaseProxy.ts'
import { untilSaved } from '../durability/untilSaved.ts'

const database = withDatabase()
const queryTimeoutMs = 400
let workshop: TestWorkshop
let proxy: DatabaseProxy
let proxied: Pool
let node: TestNode

function textsOf(doc: Y.Doc): string[] {
  return readPosts(doc)
    .map((post) => post.text)
    .sort()
}

/** What a newly started server would show. */
async function kept(name: string): Promise<Y.Doc> {
  const fresh = startNode(database.pool)
  const doc = await attached(fresh, workshop, name)
  await fresh.stop()
  return doc
}

/** People who answer and like continuously, until `stop` is called. */
function storm(): { saved: Set<string>; stop(): Promise<number> } {
  const saved = new Set<string>()
  let isOn = true
  const people = Array.from({ length: 12 }, async () => {
    const author = person()
    let failed = 0
    while (isOn) {
      const id = randomUUID()
      const sent = await untilSaved(() => node.ticks.submit(answer(workshop, author, id, id)))
      const liked = await untilSaved(() => node.ticks.submit(like(workshop, author, id)))
      failed += sent.failures + liked.failures
      saved.add(id)
    }
    return failed
  })
  return {
    saved,
    async stop() {
      isOn = false
      const failures = await Promise.all(people)
      return failures.reduce((sum, count) => sum + count, 0)
    },
  }
}

function after(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

const outages: Record<string, (proxy: DatabaseProxy) => Promise<void>> = {
  'connections cut ten times': async ({ cutAtStatement }) => {
    for (let count = 0; count < 10; count += 1) {
      await after(60)
      await cutAtStatement()
    }
  },
  'no connections for a second': async ({ refuse, recover }) => {
    await after(100)
    refuse()
    await after(1000)
    recover()
  },
  'no answers for longer than a statement may take': async ({ hang, recover }) => {
    await after(100)
    hang()
    await after(3 * queryTimeoutMs)
    recover()
  },
}

beforeEach(async () => {
  workshop = await createWorkshop(database.pool)
  proxy = await startDatabaseProxy(database.databaseUrl)
  proxied = createPool(proxy.databaseUrl, quiet, { max: 5 })
  node = startNode(proxied, { queryTimeoutMs })
})
afterEach(async () => {
  await node.stop()
  await proxied.end()
  await proxy.stop()
})

test.each(Object.keys(outages))(
  '[C1] %s: nothing is lost, nothing is applied twice, everything is live again',
  async (name) => {
    // A statement may take longer than 400 ms.
    await untilSaved(() => node.ticks.submit(showAnswers(workshop)))
    const desk = await attached(node, workshop, workshop.desk)
    const board = await attached(node, workshop, workshop.board)
    const { saved, stop } = storm()
    await outages[name]?.(proxy)
    const recoveredAt = performance.now()
    const failures = await stop()
    expect(performance.now() - recoveredAt).toBeLessThan(5000)
    expect(failures).toBeGreaterThan(0)
    expect(saved.size).toBeGreaterThanOrEqual(12)
    const ids = [...saved].sort()
    for (const doc of [desk, board, await kept(workshop.desk), await kept(workshop.board)]) {
      expect(textsOf(doc)).toEqual(ids)
      for (const post of readPosts(doc)) expect(post.score).toBe(1)
    }
    const { rows } = await database.pool.query('select target_id from votes where workshop_id = $1', [
      workshop.workshopId,
    ])
    expect(rows.map((row) => row.target_id).sort()).toEqual(ids)
  },
)
