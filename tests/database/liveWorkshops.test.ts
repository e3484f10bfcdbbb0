import { afterEach, beforeEach, expect, test } from 'vitest'
import * as Y from 'yjs'
import { readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { lockWorkshop } from '#server/database/contents/journal.ts'
import { inTransaction } from '#server/database/connection/transaction.ts'
import { act, answer, showAnswers } from './acts.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'
import { appendUpdates } from './appendUpdates.ts'

const database = withDatabase()
let node: TestNode
let workshop: TestWorkshop

beforeEach(async () => {
  workshop = await createWorkshop(database.pool)
  node = startNode(database.pool)
})
afterEach(async () => {
  await node.stop()
})

function textsOf(doc: Y.Doc): string[] {
  return readPosts(doc).map((post) => post.text)
}

test('[C1] attaching or reading during a tick shows nothing of it before it is committed', async () => {
  await node.ticks.submit(answer(workshop, person(), 'committed'))
  // Blocks the journal's rows: the tick waits in its last statement, with its shadows already changed.
  const holder = await database.pool.connect()
  await holder.query('begin; lock table document_updates in exclusive mode')
  const submitted = node.ticks.submit(answer(workshop, person(), 'not yet'))
  await untilWaiting()
  let seenEarly = false
  const attaching = attached(node, workshop, workshop.desk).finally(() => (seenEarly = true))
  const reading = node.liveWorkshops.read(workshop.workshopId, [workshop.desk], ([desk]) =>
    textsOf(desk as Y.Doc),
  )
  await holder.query('select pg_sleep(0.1)')
  expect(seenEarly).toBe(false)
  const failing = expect(submitted).rejects.toThrow('Not saved')
  await database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and query like '%document_updates%'`,
  )
  await failing
  await holder.query('rollback')
  holder.release()
  expect(textsOf(await attaching)).toEqual(['committed'])
  expect(await reading).toEqual(['committed'])
})

/** Resolves when the tick is at its writing statement. */
async function untilWaiting(): Promise<void> {
  for (;;) {
    const { rows } = await database.pool.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%insert into public.document_updates%'
       and pid <> pg_backend_pid()`,
    )
    if (rows.length > 0) return
  }
}

test('documents attached at any moment under load miss nothing', async () => {
  const people = Array.from({ length: 8 }, () => person())
  const answers = Array.from({ length: 160 }, (_, count) => async () => {
    await new Promise((resolve) => setTimeout(resolve, count * 3))
    await node.ticks.submit(answer(workshop, people[count % 8] ?? person(), `answer ${count}`))
  })
  const docs: Y.Doc[] = []
  const attaching = Array.from({ length: 20 }, async (_, count) => {
    await new Promise((resolve) => setTimeout(resolve, count * 25))
    docs.push(await attached(node, workshop, workshop.desk))
  })
  await Promise.all([...answers.map((run) => run()), ...attaching])
  const expected = textsOf(await attached(node, workshop, workshop.desk))
  expect(expected).toHaveLength(160)
  for (const doc of docs) expect(textsOf(doc)).toEqual(expected)
})

test('a detached document receives no more updates', async () => {
  const doc = await attached(node, workshop, workshop.desk)
  node.liveWorkshops.detach(workshop.desk, doc)
  await node.ticks.submit(answer(workshop, person(), 'Trains'))
  expect(textsOf(doc)).toEqual([])
})

test('[P2] a board that does not match its desk is corrected after loading, through the journal', async () => {
  await node.ticks.submit(showAnswers(workshop))
  await node.ticks.submit(answer(workshop, person(), 'Trains'))
  await node.stop()
  // As left by an older version, or by a server that crashed between two writes.
  const wrong = new Y.Doc()
  await inTransaction(database.pool, async (transaction) => {
    await lockWorkshop(transaction, workshop.workshopId)
    roots.postText(wrong).set('ghost', 'nobody wrote this')
    roots
      .posts(wrong)
      .set('ghost', { multiTopicId: workshop.topic, questionId: workshop.question, createdAt: 1, color: 0 })
    const update = Y.encodeStateAsUpdate(wrong)
    await appendUpdates(transaction, workshop.workshopId, [{ document: workshop.board, update }])
  })
  node = startNode(database.pool)
  const board = new Y.Doc()
  const mended = new Promise((resolve) =>
    board.on('update', () => !roots.posts(board).has('ghost') && resolve(null)),
  )
  await node.liveWorkshops.attach(workshop.board, workshop.workshopId, board)
  await mended
  expect(textsOf(board)).toEqual(['Trains'])
  const other = startNode(database.pool)
  expect(textsOf(await attached(other, workshop, workshop.board))).toEqual(['Trains'])
  await other.stop()
})

test('an abandoned workshop is unloaded and compacted, and loads again unchanged', async () => {
  await node.stop()
  node = startNode(database.pool, { idleMs: 50 })
  const desk = await attached(node, workshop, workshop.desk)
  await node.ticks.submit(answer(workshop, person(), 'Trains'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(node.liveWorkshops.sizes().documents).toBe(3)
  node.liveWorkshops.detach(workshop.desk, desk)
  while (node.liveWorkshops.sizes().workshops > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await node.liveWorkshops.compactor.idle()
  const { rows } = await database.pool.query('select document from document_updates where workshop_id = $1', [
    workshop.workshopId,
  ])
  expect(rows).toEqual([])
  expect(textsOf(await attached(node, workshop, workshop.desk))).toEqual(['Trains'])
})

test('two servers that act on one workshop alternately and concurrently see each other’s changes', async () => {
  const other = startNode(database.pool)
  await node.ticks.submit(showAnswers(workshop))
  const boards = [
    await attached(node, workshop, workshop.board),
    await attached(other, workshop, workshop.board),
  ]
  const submitted = Array.from({ length: 40 }, (_, count) =>
    (count % 2 === 0 ? node : other).ticks.submit(answer(workshop, person(), `answer ${count}`)),
  )
  await Promise.all(submitted)
  // One of them compacts rows that the other has not read yet.
  const compacted = node.liveWorkshops.compactor
  compacted.request(workshop.desk)
  compacted.request(workshop.board)
  await compacted.idle()
  await Promise.all(
    [node, other].map((each) => each.ticks.submit(act(workshop, person(), () => ({ result: null })))),
  )
  for (const board of boards) expect(textsOf(board)).toHaveLength(40)
  await other.stop()
})

test('a live document whose reader throws does not affect the others', async () => {
  const bad = await attached(node, workshop, workshop.desk)
  const good = await attached(node, workshop, workshop.desk)
  bad.on('update', () => {
    throw new Error('a reader that fails')
  })
  await node.ticks.submit(answer(workshop, person(), 'Trains'))
  expect(textsOf(good)).toEqual(['Trains'])
})
