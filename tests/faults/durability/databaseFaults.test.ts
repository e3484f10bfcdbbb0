import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import { createGroup } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import { compactDocument } from '#server/database/contents/compaction.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { quiet } from '#support/quiet.ts'
import { answer, like, showAnswers } from '../../database/acts.ts'
import { valuesOf } from '../../database/brainstormValues.ts'
import { attached, createWorkshop, person, startNode } from '../../database/liveWorkshop.ts'
import type { TestNode, TestWorkshop } from '../../database/liveWorkshop.ts'
import { withDatabase } from '../../database/withDatabase.ts'
import { startDatabaseProxy } from './databaseProxy.ts'
import type { DatabaseProxy } from './databaseProxy.ts'
import { failingPool } from './failingPool.ts'
import { untilSaved } from './untilSaved.ts'

const database = withDatabase()
let workshop: TestWorkshop

beforeEach(async () => {
  workshop = await createWorkshop(database.pool)
})

function textsOf(doc: Y.Doc): string[] {
  const texts = readPosts(doc).map((post) => post.text)
  return texts.sort()
}

/** What a newly started server would show. */
async function kept(name: string): Promise<Y.Doc> {
  const fresh = startNode(database.pool)
  const doc = await attached(fresh, workshop, name)
  await fresh.stop()
  return doc
}

/** A desk edit that creates a group, as bytes. */
function groupEdit(desk: Y.Doc, id: string): Uint8Array {
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(desk))
  const before = Y.encodeStateVector(mine)
  const at = { multiTopicId: workshop.topic, questionId: workshop.question }
  mine.transact(() => createGroup(mine, { id, title: 'On rails', ...at }))
  return Y.encodeStateAsUpdate(mine, before)
}

const faults = (['before', 'after'] as const).flatMap((when) =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((nth) => ({ when, nth })),
)

test.each(faults)(
  '[C1] [C2] [C4] the connection breaks $when statement $nth: after a retry everything is stored once',
  async (fault) => {
    const ana = person()
    const id = randomUUID()
    const groupId = randomUUID()
    const before = startNode(database.pool)
    await before.ticks.submit(showAnswers(workshop))
    const shown = await before.ticks.submit(answer(workshop, ana, 'shown'))
    await before.stop()
    const { pool, statements } = failingPool(database.pool, fault)
    const node = startNode(pool)
    const desk = (await untilAttached(node, workshop.desk)) as Y.Doc
    const board = (await untilAttached(node, workshop.board)) as Y.Doc
    const { workshopId, objectId } = workshop
    const update = groupEdit(desk, groupId)
    await Promise.all([
      untilSaved(() => node.ticks.submit(answer(workshop, ana, 'Trains', id))),
      untilSaved(() => node.ticks.submit(like(workshop, ana, shown))),
      untilSaved(() => node.ticks.submitDeskUpdate({ workshopId, objectId, update })),
    ])
    expect(statements()).toBeGreaterThanOrEqual(fault.nth)
    expect(textsOf(board)).toEqual(['Trains', 'shown'])
    expect(readGroups(board).map((group) => group.title)).toEqual(['On rails'])
    expect(readPosts(board).find((post) => post.id === shown)?.score).toBe(1)
    expect(valuesOf(await kept(workshop.desk))).toEqual(valuesOf(desk))
    expect(valuesOf(await kept(workshop.board))).toEqual(valuesOf(board))
    const { rows } = await database.pool.query('select id from votes where workshop_id = $1', [workshopId])
    expect(rows).toHaveLength(1)
    await node.stop()
  },
)

async function untilAttached(node: TestNode, name: string): Promise<Y.Doc> {
  for (;;) {
    try {
      return await attached(node, workshop, name)
    } catch {
      continue
    }
  }
}

test.each([1, 2, 3, 4, 5, 'after the commit'] as const)(
  'a compaction that fails at statement %s loses nothing',
  async (at) => {
    const before = startNode(database.pool)
    await before.ticks.submit(answer(workshop, person(), 'Trains'))
    await before.stop()
    const isDone = at === 'after the commit'
    const fault = isDone ? ({ when: 'after', nth: 5 } as const) : ({ when: 'before', nth: at } as const)
    await expect(compactDocument(failingPool(database.pool, fault).pool, workshop.desk)).rejects.toThrow(
      'Not saved',
    )
    expect(textsOf(await kept(workshop.desk))).toEqual(['Trains'])
    const { rows } = await database.pool.query('select seq from document_updates where document = $1', [
      workshop.desk,
    ])
    expect(rows).toHaveLength(isDone ? 0 : 2)
  },
)

/** A server with a proxy before its database. */
async function behindProxy(options?: { queryTimeoutMs: number }) {
  const proxy = await startDatabaseProxy(database.databaseUrl)
  const pool = createPool(proxy.databaseUrl, quiet, { max: 5 })
  const node = startNode(pool, options)
  onTestFinished(async () => {
    await node.stop()
    await pool.end()
    await proxy.stop()
  })
  return { proxy, node }
}

test('[C1] while the database is unavailable nothing is acknowledged or shown, and loaded documents can be read', async () => {
  const { proxy, node } = await behindProxy()
  const board = await attached(node, workshop, workshop.board)
  await node.ticks.submit(showAnswers(workshop))
  await node.ticks.submit(answer(workshop, person(), 'before'))
  proxy.refuse()
  await expect(node.ticks.submit(answer(workshop, person(), 'lost'))).rejects.toThrow('Not saved')
  expect(textsOf(board)).toEqual(['before'])
  const read = node.liveWorkshops.read(workshop.workshopId, [workshop.board], ([doc]) =>
    textsOf(doc as Y.Doc),
  )
  expect(await read).toEqual(['before'])
  proxy.recover()
  const after = answer(workshop, person(), 'after')
  await untilSaved(() => node.ticks.submit(after))
  expect(textsOf(board)).toEqual(['after', 'before'])
})

test('[C1] a commit whose answer was lost reaches the live documents by itself', async () => {
  const losing = startNode(failingPool(database.pool, { when: 'after', nth: 5, text: 'commit' }).pool)
  const desk = await attached(losing, workshop, workshop.desk)
  let unheard: string | null = null
  for (let count = 0; unheard === null; count += 1) {
    const text = `answer ${count}`
    await losing.ticks.submit(answer(workshop, person(), text)).catch(() => (unheard = text))
  }
  expect(textsOf(desk)).not.toContain(unheard)
  await new Promise<void>((resolve) => {
    desk.on('update', () => textsOf(desk).includes(String(unheard)) && resolve())
  })
  await losing.stop()
})

const queryTimeoutMs = 400

/** People who answer and like continuously, until `stop` is called. */
function storm(node: TestNode): { saved: Set<string>; stop(): Promise<number> } {
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

const outages: Record<string, (proxy: DatabaseProxy) => Promise<void>> = {
  'connections cut ten times': async ({ cutAtStatement }) => {
    for (let count = 0; count < 10; count += 1) {
      await wait(60)
      await cutAtStatement()
    }
  },
  'no connections for a second': async ({ refuse, recover }) => {
    await wait(100)
    refuse()
    await wait(1000)
    recover()
  },
  'no answers for longer than a statement may take': async ({ hang, recover }) => {
    await wait(100)
    hang()
    await wait(3 * queryTimeoutMs)
    recover()
  },
}

test.each(Object.keys(outages))(
  '[C1] %s: nothing is lost, nothing is applied twice, everything is live again',
  async (name) => {
    const { proxy, node } = await behindProxy({ queryTimeoutMs })
    // A statement may take longer than 400 ms.
    await untilSaved(() => node.ticks.submit(showAnswers(workshop)))
    const desk = await attached(node, workshop, workshop.desk)
    const board = await attached(node, workshop, workshop.board)
    const { saved, stop } = storm(node)
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
