import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createGroup, renameGroup } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import { act, answer, like, remove, rewrite, showAnswers } from './acts.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

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

test('[C1] what is acknowledged is in the journal, on every desk, and on the board when shown', async () => {
  const desk = await attached(node, workshop, workshop.desk)
  const board = await attached(node, workshop, workshop.board)
  await node.ticks.submit(answer(workshop, person(), 'Trains'))
  expect(readPosts(desk).map((post) => post.text)).toEqual(['Trains'])
  expect(readPosts(board)).toEqual([])
  await node.ticks.submit(showAnswers(workshop))
  expect(readPosts(board).map((post) => post.text)).toEqual(['Trains'])
  const restarted = startNode(database.pool)
  const again = await attached(restarted, workshop, workshop.board)
  expect(readPosts(again)).toEqual(readPosts(board))
  await restarted.stop()
})

test('[C1] what the database refuses at the commit is neither shown nor acknowledged', async () => {
  const desk = await attached(node, workshop, workshop.desk)
  await database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused at the commit'; end $$;
    create constraint trigger refused after insert on document_updates
      deferrable initially deferred for each row execute function refuse()`)
  onTestFinished(async () => void (await database.pool.query('drop function refuse cascade')))
  const refused = node.ticks.submit(answer(workshop, person(), 'Trains'))
  await expect(refused).rejects.toThrow('refused at the commit')
  expect(readPosts(desk)).toEqual([])
})

test('[B11] [C2] in one tick: one like per person, all likes counted, a post created, edited and retried', async () => {
  await node.ticks.submit(showAnswers(workshop))
  const [ana, ben] = [person(), person()]
  const id = randomUUID()
  const results = await Promise.all([
    node.ticks.submit(answer(workshop, ana, 'Trains', id)),
    node.ticks.submit(rewrite(workshop, ana, id, 'Night trains')),
    node.ticks.submit(answer(workshop, ana, 'Trains', id)),
    node.ticks.submit(like(workshop, ana, id)),
    node.ticks.submit(like(workshop, ana, id)),
    node.ticks.submit(like(workshop, ben, id)),
    node.ticks.submit(like(workshop, ana, id, false)),
  ])
  expect(results).toEqual([id, null, id, 1, 1, 2, 1])
  const board = await attached(node, workshop, workshop.board)
  expect(readPosts(board)).toMatchObject([{ id, text: 'Night trains', score: 1 }])
  const { rows } = await database.pool.query('select target_id from votes where workshop_id = $1', [
    workshop.workshopId,
  ])
  expect(rows).toEqual([{ target_id: id }])
})

test('an urgent act does not wait for the next tick, and takes waiting acts along', async () => {
  await node.ticks.submit(answer(workshop, person(), 'Trains'))
  // No tick starts by the clock any more.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const waiting = node.ticks.submit(answer(workshop, person(), 'Buses'))
  const step = node.ticks.submit({ ...showAnswers(workshop), isUrgent: true })
  await Promise.all([waiting, step])
  const board = await attached(node, workshop, workshop.board)
  expect(readPosts(board)).toHaveLength(2)
})

test('thousands of waiting acts are not checked repeatedly for urgency', async () => {
  const count = 2000
  let asked = 0
  const command = act(workshop, person(), () => ({ result: null }))
  const counted = {
    ...command,
    get isUrgent() {
      asked += 1
      return false
    },
  }
  await Promise.all(Array.from({ length: count }, () => node.ticks.submit(counted)))
  expect(asked).toBeLessThanOrEqual(2 * count)
})

test('[C3] a refused command does not affect the others of its tick', async () => {
  const [ana, ben] = [person(), person()]
  const id = randomUUID()
  const results = await Promise.allSettled([
    node.ticks.submit(answer(workshop, ana, 'Trains', id)),
    node.ticks.submit(answer(workshop, ana, '')),
    node.ticks.submit(answer(workshop, ben, 'Mine', id)),
    node.ticks.submit(remove(workshop, ben, id)),
    node.ticks.submit(answer(workshop, ben, 'Buses')),
  ])
  const errors = results.map((result) => (result.status === 'rejected' ? result.reason : null))
  expect(errors).toEqual([null, expect.any(UserMistake), expect.any(Refusal), expect.any(Refusal), null])
  const desk = await attached(node, workshop, workshop.desk)
  const texts = readPosts(desk).map((post) => post.text)
  expect(texts.sort()).toEqual(['Buses', 'Trains'])
})

test('[C4] an acknowledged desk edit is in the journal, and its groups can be found by id', async () => {
  const live = await attached(node, workshop, workshop.desk)
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(live))
  const updates: Uint8Array[] = []
  mine.on('update', (update: Uint8Array) => updates.push(update))
  const id = randomUUID()
  const at = { multiTopicId: workshop.topic, questionId: workshop.question }
  mine.transact(() => createGroup(mine, { id, ...at }))
  renameGroup(mine, id, 'On rails')
  const { workshopId, objectId } = workshop
  const send = (update: Uint8Array) => node.ticks.submitDeskUpdate({ workshopId, objectId, update })
  await Promise.all(updates.map(send))
  expect(readGroups(live)).toMatchObject([{ id, title: 'On rails' }])
  const { rows } = await database.pool.query('select kind, tag from contents where id = $1', [id])
  expect(rows).toEqual([{ kind: 'postGroup', tag: null }])
  // A retry, as after a lost acknowledgement, changes nothing.
  await Promise.all(updates.map(send))
  expect(readGroups(live)).toHaveLength(1)
})

test('under load the cost is per tick, not per answer: one update per tick and document', async () => {
  await node.ticks.submit(showAnswers(workshop))
  const docs = [await attached(node, workshop, workshop.desk), await attached(node, workshop, workshop.board)]
  const updates = docs.map(() => 0)
  for (const [index, doc] of docs.entries())
    doc.on('update', () => (updates[index] = (updates[index] ?? 0) + 1))
  const startedAt = performance.now()
  const answers = Array.from({ length: 300 }, async (_, count) => {
    await new Promise((resolve) => setTimeout(resolve, count))
    await node.ticks.submit(answer(workshop, person(), `answer ${count}`))
  })
  await Promise.all(answers)
  const mostTicks = (performance.now() - startedAt) / 20 + 1
  for (const count of updates) expect(count).toBeLessThanOrEqual(mostTicks)
  for (const doc of docs) expect(readPosts(doc)).toHaveLength(300)
})
