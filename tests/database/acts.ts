import { randomUUID } from 'node:crypto'
import { setFlag } from '#domain/activity/flags.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { setScore } from '#domain/activity/likes.ts'
import { createPost, deletePosts, updatePost, visiblePost } from '#domain/brainstorm/posts.ts'
import { Refusal } from '#domain/errors.ts'
import type { Command, CommandAuthor, CommandOutcome, CommandWorkshop } from '#server/tick/command.ts'
import { contentTag } from '#server/tick/tags.ts'
import type { TestWorkshop } from './liveWorkshop.ts'

/** Commands as calls make them, small enough to observe what ticks do with them. */
export function act<Result>(
  { workshopId, objectId }: TestWorkshop,
  author: CommandAuthor,
  run: (inTick: CommandWorkshop) => CommandOutcome<Result>,
): Command<Result> {
  return { workshopId, objectIds: [objectId], author, run }
}

export function answer(
  workshop: TestWorkshop,
  author: CommandAuthor,
  text: string,
  id: string = randomUUID(),
): Command<string> {
  const { objectId, topic, question } = workshop
  const command = act(workshop, author, (inTick) => {
    const known = inTick.content(id)
    if (known?.isMine) return { result: id }
    if (known) throw new Refusal('FORBIDDEN', `id in use: ${id}`)
    const at = { multiTopicId: topic, questionId: question, createdAt: inTick.now }
    createPost(inTick.activity(objectId), inTick.actor, { id, text, ...at })
    const tag = contentTag(author, id)
    return { result: id, rows: { addContents: [{ id, objectId, kind: 'post', tag }] } }
  })
  return { ...command, contentIds: [id] }
}

export function rewrite(
  workshop: TestWorkshop,
  author: CommandAuthor,
  id: string,
  text: string,
): Command<null> {
  return act(workshop, author, (inTick) => {
    updatePost(inTick.activity(workshop.objectId), inTick.actor, { id, text })
    return { result: null }
  })
}

export function remove(workshop: TestWorkshop, author: CommandAuthor, id: string): Command<null> {
  return act(workshop, author, (inTick) => {
    deletePosts(inTick.activity(workshop.objectId), inTick.actor, [id])
    return { result: null }
  })
}

/** Returns the number of likes after it. */
export function like(
  workshop: TestWorkshop,
  author: CommandAuthor,
  postId: string,
  on = true,
): Command<number> {
  const { objectId } = workshop
  const command = act(workshop, author, (inTick) => {
    const docs = inTick.activity(objectId)
    visiblePost(docs, inTick.actor, postId)
    const own = inTick.ownVote(postId)
    const before = inTick.voteCount(postId)
    if ((own !== null) === on) return { result: before }
    setScore(docs.desk, postId, before + (on ? 1 : -1))
    if (own) return { result: before - 1, rows: { removeVotes: [{ id: own.id }] } }
    const vote = { id: randomUUID(), objectId, targetId: postId, value1: 1 }
    return { result: before + 1, rows: { addVotes: [vote] } }
  })
  return { ...command, contentIds: [postId], voteTargets: [postId] }
}

export function showAnswers(workshop: TestWorkshop, on = true): Command<null> {
  const author: CommandAuthor = { role: 'facilitator', tagOf: () => Buffer.alloc(32) }
  return act(workshop, author, (inTick) => {
    setFlag(inTick.activity(workshop.objectId).board, flagNames.globalAnswers, on)
    return { result: null }
  })
}
