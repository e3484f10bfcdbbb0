import { expect, test } from 'vitest'
import * as Y from 'yjs'
import { readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { lockWorkshop } from '#server/database/contents/journal.ts'
import { inTransaction } from '#server/database/connection/transaction.ts'
import { answer, showAnswers } from './acts.ts'
import { person, appendUpdates } from './liveWorkshop.ts'
import { withWorkshop } from './withDatabase.ts'

const at = withWorkshop()

function textsOf(doc: Y.Doc): string[] {
  return readPosts(doc).map((post) => post.text)
}

test('[C1] attaching or reading during a tick shows nothing of it before it is committed', async () => {
  await at.node.ticks.submit(answer(at.workshop, person(), 'committed'))
  // Blocks the journal's rows: the tick waits in its last statement, with its shadows already changed.
  const holder = await at.database.pool.connect()
  await holder.query('begin; lock table document_updates in exclusive mode')
  const submitted = at.node.ticks.submit(answer(at.workshop, person(), 'not yet'))
  await untilWaiting()
  let seenEarly = false
  const attaching = at.desk().finally(() => (seenEarly = true))
  const reading = at.node.liveWorkshops.read(at.workshop.workshopId, [at.workshop.desk], ([desk]) =>
    textsOf(desk as Y.Doc),
  )
  await holder.query('select pg_sleep(0.1)')
  expect(seenEarly).toBe(false)
  const failing = expect(submitted).rejects.toThrow('Not saved')
  await at.database.pool.query(
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
    const { rows } = await at.database.pool.query(
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
    await at.node.ticks.submit(answer(at.workshop, people[count % 8] ?? person(), `answer ${count}`))
  })
  const docs: Y.Doc[] = []
  const attaching = Array.from({ length: 20 }, async (_, count) => {
    await new Promise((resolve) => setTimeout(resolve, count * 25))
    docs.push(await at.desk())
  })
  await Promise.all([...answers.map((run) => run()), ...attaching])
  const expected = textsOf(await at.desk())
  expect(expected).toHaveLength(160)
  for (const doc of docs) expect(textsOf(doc)).toEqual(expected)
})

test('a detached document receives no more updates', async () => {
  const doc = await at.desk()
  at.node.liveWorkshops.detach(at.workshop.desk, doc)
  await at.node.ticks.submit(answer(at.workshop, person(), 'Trains'))
  expect(textsOf(doc)).toEqual([])
})

test('[P2] a board that does not match its desk is corrected after loading, through the journal', async () => {
  await at.node.ticks.submit(showAnswers(at.workshop))
  await at.node.ticks.submit(answer(at.workshop, person(), 'Trains'))
  await at.node.stop()
  // As left by an older version, or by a server that crashed between two writes.
  const wrong = new Y.Doc()
  await inTransaction(at.database.pool, async (transaction) => {
    await lockWorkshop(transaction, at.workshop.workshopId)
    roots.postText(wrong).set('ghost', 'nobody wrote this')
    roots.posts(wrong).set('ghost', {
      multiTopicId: at.workshop.topic,
      questionId: at.workshop.question,
      createdAt: 1,
      color: 0,
    })
    const update = Y.encodeStateAsUpdate(wrong)
    await appendUpdates(transaction, at.workshop.workshopId, [{ document: at.workshop.board, update }])
  })
  await at.restart()
  const board = new Y.Doc()
  const mended = new Promise((resolve) =>
    board.on('update', () => !roots.posts(board).has('ghost') && resolve(null)),
  )
  await at.node.liveWorkshops.attach(at.workshop.board, at.workshop.workshopId, board)
  await mended
  expect(textsOf(board)).toEqual(['Trains'])
  await at.restart()
  expect(textsOf(await at.board())).toEqual(['Trains'])
})

test('an abandoned workshop is unloaded and compacted, and loads again unchanged', async () => {
  await at.restart({ idleMs: 50 })
  const desk = await at.desk()
  await at.node.ticks.submit(answer(at.workshop, person(), 'Trains'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(at.node.liveWorkshops.sizes().documents).toBe(3)
  at.node.liveWorkshops.detach(at.workshop.desk, desk)
  while (at.node.liveWorkshops.sizes().workshops > 0) await new Promise((resolve) => setTimeout(resolve, 20))
  await at.node.liveWorkshops.compactor.idle()
  const { rows } = await at.database.pool.query(
    'select document from document_updates where workshop_id = $1',
    [at.workshop.workshopId],
  )
  expect(rows).toEqual([])
  expect(textsOf(await at.desk())).toEqual(['Trains'])
})

test('a live document whose reader throws does not affect the others', async () => {
  const bad = await at.desk()
  const good = await at.desk()
  bad.on('update', () => {
    throw new Error('a reader that fails')
  })
  await at.node.ticks.submit(answer(at.workshop, person(), 'Trains'))
  expect(textsOf(good)).toEqual(['Trains'])
})
