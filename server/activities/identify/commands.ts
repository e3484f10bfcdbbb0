import { createAnswer, deleteAnswer, updateAnswer } from '#domain/identify/answers.ts'
import type { NewAnswer } from '#domain/identify/answers.ts'
import { setAnswersShown } from '#domain/identify/flags.ts'
import { updateInfo } from '#domain/identify/info.ts'
import type { DeskInfoField } from '#domain/identify/info.ts'
import { createTopic, deleteTopic, updateTopic } from '#domain/identify/topics.ts'
import type { IdentifyAnswerId, IdentifyTopicId } from '#domain/ids.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { ActivityRef } from '#server/commands/made.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** SPEC Y3, B19 */
export function describe(
  author: CommandAuthor,
  ref: ActivityRef,
  texts: Partial<Record<DeskInfoField, string | undefined>>,
): Command<void> {
  return onDesk(author, ref, ({ desk }) => updateInfo(desk, texts))
}

/** Shows all answers to the room, or hides them. SPEC Y4 */
export function showAnswers(author: CommandAuthor, ref: ActivityRef, shown: boolean): Command<void> {
  return onDesk(author, ref, ({ board }) => setAnswersShown(board, shown))
}

/** SPEC Y2, C2 */
export function addTopic(
  author: CommandAuthor,
  ref: ActivityRef,
  topic: { id: IdentifyTopicId; text: string },
): Command<boolean> {
  return makeOnDesk(author, ref, { id: topic.id, kind: 'identifyTopic' }, ({ desk }) => {
    createTopic(desk, topic.id, topic.text)
    return true
  })
}

export function changeTopic(
  author: CommandAuthor,
  ref: ActivityRef,
  topic: { id: IdentifyTopicId; text: string },
): Command<void> {
  return onDesk(author, ref, ({ desk }) => updateTopic(desk, topic.id, topic.text))
}

/** SPEC Y2 */
export function removeTopic(author: CommandAuthor, ref: ActivityRef, id: IdentifyTopicId): Command<void> {
  return onDesk(author, ref, ({ desk }) => deleteTopic(desk, id))
}

/** Adds an answer. SPEC Y1, Y3, B4, C2 */
export function addAnswer(
  author: CommandAuthor,
  ref: ActivityRef,
  answer: Omit<NewAnswer, 'createdAt'>,
): Command<boolean> {
  return makeOnDesk(author, ref, { id: answer.id, kind: 'identifyAnswer' }, (docs, workshop) => {
    createAnswer(docs, workshop.actor, { ...answer, createdAt: workshop.now })
    return true
  })
}

/** Changes an answer: a facilitator any, a participant their own. SPEC Y5 */
export function changeAnswer(
  author: CommandAuthor,
  ref: ActivityRef,
  change: { id: IdentifyAnswerId; text?: string | undefined; desc?: string | undefined },
): Command<void> {
  return onDesk(author, ref, (docs, workshop) => updateAnswer(docs, workshop.actor, change), [change.id])
}

/** SPEC Y5 */
export function removeAnswer(author: CommandAuthor, ref: ActivityRef, id: IdentifyAnswerId): Command<void> {
  return onDesk(author, ref, (docs, workshop) => deleteAnswer(docs, workshop.actor, id), [id])
}
