import { randomUUID } from 'node:crypto'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import * as Y from 'yjs'
import { createGroup } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { compactDocument } from '#server/database/contents/compaction.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { quiet } from '#support/quiet.ts'
import { answer, like, showAnswers } from '../../database/acts.ts'
import { attached, createWorkshop, person, startNode } from '../../database/liveWorkshop.ts'
import type { TestNode, TestWorkshop } from '../../database/liveWorkshop.ts'
import { withDatabase } from '../../database/withDatabase.ts'
import { startDatabaseProxy } from './databaseProxy.ts'
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

function valuesOf(doc: Y.Doc): unknown {
  return Object.fromEntries(Object.entries(roots).map(([name, root]) => [name, root(doc).toJSON()]))
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

test('[C1] while the database is unavailable nothing is acknowledged or shown, and loaded documents can be read', async () => {
  const proxy = await startDatabaseProxy(database.databaseUrl)
  const pool = createPool(proxy.databaseUrl, quiet, { max: 5 })
  const node = startNode(pool)
  onTestFinished(async () => {
    await node.stop()
    await pool.end()
    await proxy.stop()
  })
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
