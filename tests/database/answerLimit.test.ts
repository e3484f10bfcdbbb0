import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { Actor } from '#domain/actor.ts'
import { createPost, deletePosts } from '#domain/brainstorm/posts.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { deleteQuestion, startBrainstorm } from '#domain/brainstorm/topics.ts'
import { limits } from '#domain/limits.ts'
import { answersFull } from '#domain/messages/activities.ts'
import { act } from './acts.ts'
import { FacilitatorDesk } from './facilitatorDesk.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

const few = 3

/** Three of the answers, the first among them, stand under a question of their own. */
function fill(desk: Y.Doc): void {
  startBrainstorm(desk, 'Ideas', { topic: 't', question: 'many' })
  roots.questions(desk).set('few', { order: 'z' })
  for (let at = 0; at < limits.answersPerActivity - 2; at += 1) {
    const questionId = at < few ? 'few' : 'many'
    const place = { multiTopicId: 't', questionId, createdAt: 1, place: at, color: 0 }
    roots.posts(desk).set(`answer${at}`, place)
  }
}
const add = (docs: ActivityDocs, actor: Actor): void =>
  createPost(docs, actor, { id: randomUUID(), text: 'one more', questionId: 'many', createdAt: 2 })
const removeFirst = (docs: ActivityDocs, actor: Actor): void => deletePosts(docs, actor, ['answer0'])

test('[Q6] acts of one tick see what those before them took and gave back: no answer too many', async () => {
  const start = (desk: Y.Doc): void => desk.transact(() => fill(desk))
  const workshop = await createWorkshop(database.pool, { kind: 'brainstorm', start })
  const node = startNode(database.pool)
  const submit = (run: (docs: ActivityDocs, actor: Actor) => void): Promise<string> =>
    node.ticks
      .submit(
        act(workshop, person('facilitator'), (inTick) => {
          run(inTick.activity(workshop.objectId), inTick.actor)
          return { result: 'done' }
        }),
      )
      .catch((error: Error) => error.message)
  expect(await Promise.all([submit(add), submit(add), submit(add)])).toEqual([
    ...['done', 'done', answersFull.sentence],
  ])
  expect(await Promise.all([submit(add), submit(removeFirst), submit(add), submit(add)])).toEqual([
    ...[answersFull.sentence, 'done', 'done', answersFull.sentence],
  ])
  // What a facilitator does in the browser is seen as well: with the place its answers go.
  const desk = await attached(node, workshop, workshop.desk)
  const facilitator = new FacilitatorDesk(workshop)
  await facilitator.sync(node.ticks, desk)
  facilitator.edit((doc) => deleteQuestion(doc, 'few'))
  const acts = [facilitator.sync(node.ticks, desk), submit(add), submit(add), submit(add)]
  expect(await Promise.all(acts)).toEqual([undefined, 'done', 'done', answersFull.sentence])
  await node.stop()
})
