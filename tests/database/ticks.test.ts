import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import * as Y from 'yjs'
import { createGroup, renameGroup } from '#domain/brainstorm/groups/groups.ts'
import { readGroups, readPosts } from '#domain/brainstorm/read.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { addActivity } from '#server/commands/parts.ts'
import { act, answer, like, rewrite, showAnswers } from './acts.ts'
import { person } from './liveWorkshop.ts'
import { withWorkshop } from './withDatabase.ts'

const at = withWorkshop()

test('[C1] what is acknowledged is in the journal, on every desk, and on the board when shown', async () => {
  const desk = await at.desk()
  const board = await at.board()
  await at.node.ticks.submit(answer(at.workshop, person(), 'Trains'))
  expect(readPosts(desk).map((post) => post.text)).toEqual(['Trains'])
  expect(readPosts(board)).toEqual([])
  await at.node.ticks.submit(showAnswers(at.workshop))
  expect(readPosts(board).map((post) => post.text)).toEqual(['Trains'])
  await at.restart()
  expect(readPosts(await at.board())).toEqual(readPosts(board))
})

test('[C1] what the database refuses at the commit is neither shown nor acknowledged', async () => {
  const desk = await at.desk()
  await at.database.pool.query(`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'refused at the commit'; end $$;
    create constraint trigger refused after insert on document_updates
      deferrable initially deferred for each row execute function refuse()`)
  onTestFinished(async () => void (await at.database.pool.query('drop function refuse cascade')))
  const refused = at.node.ticks.submit(answer(at.workshop, person(), 'Trains'))
  await expect(refused).rejects.toThrow('refused at the commit')
  expect(readPosts(desk)).toEqual([])
})

test('[B11] [C2] in one tick: one like per person, all likes counted, a post created, edited and retried', async () => {
  await at.node.ticks.submit(showAnswers(at.workshop))
  const [ana, ben] = [person(), person()]
  const id = randomUUID()
  const results = await Promise.all([
    at.node.ticks.submit(answer(at.workshop, ana, 'Trains', id)),
    at.node.ticks.submit(rewrite(at.workshop, ana, id, 'Night trains')),
    at.node.ticks.submit(answer(at.workshop, ana, 'Trains', id)),
    at.node.ticks.submit(like(at.workshop, ana, id)),
    at.node.ticks.submit(like(at.workshop, ana, id)),
    at.node.ticks.submit(like(at.workshop, ben, id)),
    at.node.ticks.submit(like(at.workshop, ana, id, false)),
  ])
  expect(results).toEqual([id, null, id, 1, 1, 2, 1])
  const board = await at.board()
  expect(readPosts(board)).toMatchObject([{ id, text: 'Night trains', score: 1 }])
  const { rows } = await at.database.pool.query('select target_id from votes where workshop_id = $1', [
    at.workshop.workshopId,
  ])
  expect(rows).toEqual([{ target_id: id }])
})

test('an urgent act does not wait for the next tick, and takes waiting acts along', async () => {
  await at.node.ticks.submit(answer(at.workshop, person(), 'Trains'))
  // No tick starts by the clock any more.
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const waiting = at.node.ticks.submit(answer(at.workshop, person(), 'Buses'))
  const step = at.node.ticks.submit({ ...showAnswers(at.workshop), isUrgent: true })
  await Promise.all([waiting, step])
  const board = await at.board()
  expect(readPosts(board)).toHaveLength(2)
})

test('thousands of waiting acts are not checked repeatedly for urgency', async () => {
  const count = 2000
  let asked = 0
  const command = act(at.workshop, person(), () => ({ result: null }))
  const counted = {
    ...command,
    get isUrgent() {
      asked += 1
      return false
    },
  }
  await Promise.all(Array.from({ length: count }, () => at.node.ticks.submit(counted)))
  expect(asked).toBeLessThanOrEqual(2 * count)
})

test('[C4] an acknowledged desk edit is in the journal, and its groups can be found by id', async () => {
  const live = await at.desk()
  const mine = new Y.Doc()
  Y.applyUpdate(mine, Y.encodeStateAsUpdate(live))
  const updates: Uint8Array[] = []
  mine.on('update', (update: Uint8Array) => updates.push(update))
  const id = randomUUID()
  const { topic: multiTopicId, question: questionId } = at.workshop
  mine.transact(() => createGroup(mine, { id, multiTopicId, questionId }))
  renameGroup(mine, id, 'On rails')
  const { workshopId, objectId } = at.workshop
  const send = (update: Uint8Array) => at.node.ticks.submitDeskUpdate({ workshopId, objectId, update })
  await Promise.all(updates.map(send))
  expect(readGroups(live)).toMatchObject([{ id, title: 'On rails' }])
  const { rows } = await at.database.pool.query('select kind, tag from contents where id = $1', [id])
  expect(rows).toEqual([{ kind: 'postGroup', tag: null }])
  // A retry, as after a lost acknowledgement, changes nothing.
  await Promise.all(updates.map(send))
  expect(readGroups(live)).toHaveLength(1)
})

test('under load the cost is per tick, not per answer: one update per tick and document', async () => {
  await at.node.ticks.submit(showAnswers(at.workshop))
  const docs = [await at.desk(), await at.board()]
  const updates = docs.map(() => 0)
  for (const [index, doc] of docs.entries())
    doc.on('update', () => (updates[index] = (updates[index] ?? 0) + 1))
  const startedAt = performance.now()
  const answers = Array.from({ length: 300 }, async (_, count) => {
    await new Promise((resolve) => setTimeout(resolve, count))
    await at.node.ticks.submit(answer(at.workshop, person(), `answer ${count}`))
  })
  await Promise.all(answers)
  const mostTicks = (performance.now() - startedAt) / 20 + 1
  for (const count of updates) expect(count).toBeLessThanOrEqual(mostTicks)
  for (const doc of docs) expect(readPosts(doc)).toHaveLength(300)
})

test('creating an activity of another kind under an existing id is refused and leaves its documents unchanged', async () => {
  await at.node.ticks.submit(showAnswers(at.workshop))
  await at.node.ticks.submit(answer(at.workshop, person(), 'Tea'))
  // Nothing is loaded yet: the call is the first to name the activity.
  await at.restart()
  const { workshopId, objectId } = at.workshop
  const wanted = { partId: randomUUID(), objectId, kind: 'identify' as const, name: 'Not this' }
  await expect(at.node.ticks.submit(addActivity(person('facilitator'), workshopId, wanted))).rejects.toThrow(
    expect.objectContaining({ code: 'FORBIDDEN' }),
  )
  await at.node.ticks.submit(answer(at.workshop, person(), 'Juice'))
  const board = await at.board()
  expect(roots.info(board).get('brainstormName')).toBe('Ideas')
  expect(readPosts(board).map(({ text }) => text)).toEqual(['Tea', 'Juice'])
})
