import { randomUUID } from 'node:crypto'
import { describe, expect, test, beforeEach } from 'vitest'
import type * as Y from 'yjs'
import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { Actor } from '#domain/actor.ts'
import { createPost, deletePosts } from '#domain/brainstorm/posts.ts'
import { roots } from '#domain/brainstorm/roots.ts'
import { deleteQuestion, startBrainstorm } from '#domain/brainstorm/topics.ts'
import { limits } from '#domain/limits.ts'
import { answersFull } from '#domain/messages/activities.ts'
import { act, answer, showAnswers } from './acts.ts'
import { FacilitatorDesk } from './facilitatorDesk.ts'
import { attached, createWorkshop, person, startNode } from './liveWorkshop.ts'
import { withDatabase, withWorkshop } from './withDatabase.ts'
import { addLike, removeLike } from '#server/activities/brainstorm/commands/likes.ts'
import { ruleLikes } from '#server/activities/brainstorm/commands/showing.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { messages } from '#domain/messages.ts'

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

describe('likes', () => {
  const at = withWorkshop()
  let posts: string[]

  beforeEach(async () => {
    const texts = ['one', 'two', 'three', 'four']
    const answers = texts.map((text) => at.node.ticks.submit(answer(at.workshop, person(), text)))
    posts = await Promise.all(answers)
    await at.node.ticks.submit(showAnswers(at.workshop))
    await at.node.ticks.submit(ruleLikes(person('facilitator'), at.workshop, { likesPerPerson: 2 }))
  })

  /** Null for a like that counts, else the message to the person. */
  function like(who: CommandAuthor, post: number, { ticks } = at.node): Promise<string | null> {
    const command = addLike(who, at.workshop, { id: randomUUID(), on: { postId: posts[post] ?? '' } })
    return ticks.submit(command).then(
      () => null,
      (error: Error) => error.message,
    )
  }

  test('[B15] likes of one person in one tick count like those of many ticks', async () => {
    const [ann, ben] = [person(), person()]
    const answers = [
      ...[like(ann, 0), like(ben, 3), like(ann, 1), like(ann, 2), like(ann, 0), like(ben, 2), like(ann, 3)],
    ]
    const used = messages.noLikesLeft.sentence
    expect(await Promise.all(answers)).toEqual([null, null, null, used, null, null, used])
    expect(await Promise.all([like(ann, 2), like(ben, 0)])).toEqual([used, used])
  })

  test('[B15] a like taken back can be given again in the same tick', async () => {
    const ann = person()
    await Promise.all([like(ann, 0), like(ann, 1)])
    const acts = [
      like(ann, 2),
      at.node.ticks.submit(removeLike(ann, at.workshop, posts[0] ?? '')).then(() => 'taken back'),
      like(ann, 3),
      like(ann, 0),
    ]
    expect(await Promise.all(acts)).toEqual([
      messages.noLikesLeft.sentence,
      'taken back',
      null,
      messages.noLikesLeft.sentence,
    ])
  })

  test('[B15] two servers count together', async () => {
    const other = startNode(at.database.pool)
    const ann = person()
    const answers = await Promise.all([like(ann, 0), like(ann, 1, other), like(ann, 2), like(ann, 3, other)])
    expect(answers.filter((one) => one === null)).toHaveLength(2)
    await other.stop()
  })
})
