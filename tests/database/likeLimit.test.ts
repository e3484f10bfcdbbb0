import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { addLike, removeLike } from '#server/activities/brainstorm/commands/likes.ts'
import { ruleLikes } from '#server/activities/brainstorm/commands/showing.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { answer, showAnswers } from './acts.ts'
import { person, startNode } from './liveWorkshop.ts'
import { withWorkshop } from './withDatabase.ts'
import { messages } from '#domain/messages.ts'

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
