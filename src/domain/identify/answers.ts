import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { nextPlace } from '../activity/order.ts'
import { checkedText } from '../activity/texts.ts'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { IdentifyAnswerId, IdentifyTopicId } from '../ids.ts'
import { limits } from '../limits.ts'
import { hasRoomForAnswers } from './answerCounts.ts'
import { areAnswersShown } from './flags.ts'
import { isTopicThere, readAnswer } from './read.ts'
import { roots } from './roots.ts'
import { assertTopic } from './topics.ts'
import * as activityMessages from '../messages/activities.ts'

export interface NewAnswer {
  id: IdentifyAnswerId
  topicId: IdentifyTopicId
  text: string
  desc?: string | undefined
  /** Epoch seconds by the server's clock. */
  createdAt: number
}

/**
 * Adds an answer. SPEC Y1, Y3, B4.
 *
 * @throws {Refusal} `NOT_FOUND` when the topic was deleted, `FORBIDDEN` when the id is used
 * @throws {UserMistake} when input is locked, for an empty or too long text, and when the activity is full. SPEC Q6
 */
export function createAnswer(docs: ActivityDocs, actor: Actor, answer: NewAnswer): void {
  const { desk, board } = docs
  assertTakesInput(board, actor.role)
  assertTopic(desk, answer.topicId)
  const text = checkedText(answer.text, limits.postText)
  const desc = checkedDesc(answer.desc)
  assertTakesAnswers(docs, 1)
  if (roots.answers(desk).has(answer.id)) throw new Refusal('FORBIDDEN', `id in use: ${answer.id}`)
  const createdAt = Math.floor(answer.createdAt)
  const place = nextPlace(roots.answers(desk), createdAt)
  roots.answers(desk).set(answer.id, { topicId: answer.topicId, createdAt, place })
  roots.answerText(desk).set(answer.id, text)
  if (desc) roots.answerDesc(desk).set(answer.id, desc)
}

/** @throws {UserMistake} when the activity cannot take this many more answers. SPEC Q6 */
export function assertTakesAnswers(docs: ActivityDocs, count: number): void {
  if (!hasRoomForAnswers(docs, count)) throw new UserMistake(activityMessages.answersFull)
  if (roots.answers(docs.desk).size + count > limits.answersKept)
    throw new UserMistake(activityMessages.answersUsedUp)
}

/** Edits an answer: facilitators any answer, participants their own. SPEC Y5. */
export function updateAnswer(
  { desk, board }: ActivityDocs,
  actor: Actor,
  change: { id: IdentifyAnswerId; text?: string | undefined; desc?: string | undefined },
): void {
  assertMayEdit({ desk, board }, actor, change.id)
  const text = change.text === undefined ? undefined : checkedText(change.text, limits.postText)
  const desc = checkedDesc(change.desc)
  const isNewText = text !== undefined && roots.answerText(desk).get(change.id) !== text
  const isNewDesc = desc !== undefined && (roots.answerDesc(desk).get(change.id) ?? '') !== desc
  if (isNewText || isNewDesc) assertTakesInput(board, actor.role)
  if (isNewText) roots.answerText(desk).set(change.id, text)
  if (isNewDesc) roots.answerDesc(desk).set(change.id, desc)
}

/** Deletes an answer by setting a flag (idempotent). SPEC Y5, B9. */
export function deleteAnswer({ desk, board }: ActivityDocs, actor: Actor, id: IdentifyAnswerId): void {
  if (readAnswer(desk, id) === null) return
  assertTakesInput(board, actor.role)
  assertMayEdit({ desk, board }, actor, id)
  roots.answerDeleted(desk).set(id, true)
}

function checkedDesc(desc: string | undefined): string | undefined {
  return desc === undefined || desc === '' ? desc : checkedText(desc, limits.postDesc)
}

/** Another person's answer that is hidden from the actor is treated as missing. SPEC Y5. */
function assertMayEdit({ desk, board }: ActivityDocs, actor: Actor, id: IdentifyAnswerId): void {
  const answer = readAnswer(desk, id)
  if (!answer) throw new Refusal('NOT_FOUND', `answer ${id}`)
  if (actor.role === 'facilitator' || actor.isMine(id)) return
  const isShown = areAnswersShown(board) && isTopicThere(desk, answer.topicId)
  if (!isShown) throw new Refusal('NOT_FOUND', `answer ${id} is hidden`)
  throw new Refusal('FORBIDDEN', `answer ${id} is not theirs`)
}
