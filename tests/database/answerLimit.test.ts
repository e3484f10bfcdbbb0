import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { Actor } from '#domain/actor.ts'
import { createPost, deletePosts } from '#domain/brainstorm/posts.ts'
import { roots as brainstormRoots } from '#domain/brainstorm/roots.ts'
import { deleteQuestion, startBrainstorm } from '#domain/brainstorm/topics.ts'
import { createAnswer, deleteAnswer } from '#domain/identify/answers.ts'
import { roots as identifyRoots } from '#domain/identify/roots.ts'
import { createTopic, deleteTopic } from '#domain/identify/topics.ts'
import { limits } from '#domain/limits.ts'
import { answersFull } from '#domain/messages/activities.ts'
import { act } from './acts.ts'
import { FacilitatorDesk } from './facilitatorDesk.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import { withDatabase } from './withDatabase.ts'

const database = withDatabase()

/** A kind with answers: the first one and a few stand under a place of their own, the others under another. */
interface Answered {
  kind: 'brainstorm' | 'identify'
  fill(desk: Y.Doc, answers: number): void
  add(docs: ActivityDocs, actor: Actor): void
  removeFirst(docs: ActivityDocs, actor: Actor): void
  removePlace(desk: Y.Doc): void
}

const few = 3
const placeOf = (index: number): string => (index < few ? 'few' : 'many')

const brainstorm: Answered = {
  kind: 'brainstorm',
  fill(desk, answers) {
    startBrainstorm(desk, 'Ideas', { topic: 't', question: 'many' })
    brainstormRoots.questions(desk).set('few', { order: 'z' })
    for (let at = 0; at < answers; at += 1) {
      const place = { multiTopicId: 't', questionId: placeOf(at), createdAt: 1, place: at, color: 0 }
      brainstormRoots.posts(desk).set(`answer${at}`, place)
    }
  },
  add: (docs, actor) =>
    createPost(docs, actor, { id: randomUUID(), text: 'one more', questionId: 'many', createdAt: 2 }),
  removeFirst: (docs, actor) => deletePosts(docs, actor, ['answer0']),
  removePlace: (desk) => deleteQuestion(desk, 'few'),
}

const identify: Answered = {
  kind: 'identify',
  fill(desk, answers) {
    createTopic(desk, 'many', 'Many')
    createTopic(desk, 'few', 'Few')
    for (let at = 0; at < answers; at += 1)
      identifyRoots.answers(desk).set(`answer${at}`, { topicId: placeOf(at), createdAt: 1, place: at })
  },
  add: (docs, actor) =>
    createAnswer(docs, actor, { id: randomUUID(), topicId: 'many', text: 'one more', createdAt: 2 }),
  removeFirst: (docs, actor) => deleteAnswer(docs, actor, 'answer0'),
  removePlace: (desk) => deleteTopic(desk, 'few'),
}

test.each([brainstorm, identify])(
  '[Q6] acts of one tick see what those before them took and gave back: no answer too many in $kind',
  async ({ kind, fill, add, removeFirst, removePlace }) => {
    const start = (desk: Y.Doc): void => desk.transact(() => fill(desk, limits.answersPerActivity - 2))
    const workshop = await createWorkshop(database.pool, { kind, start })
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
    facilitator.edit(removePlace)
    const acts = [facilitator.sync(node.ticks, desk), submit(add), submit(add), submit(add)]
    expect(await Promise.all(acts)).toEqual([undefined, 'done', 'done', answersFull.sentence])
    await node.stop()
  },
)
