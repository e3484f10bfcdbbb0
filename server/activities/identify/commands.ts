import { createAnswer, deleteAnswer, updateAnswer } from '#domain/identify/answers.ts'
import type { NewAnswer } from '#domain/identify/answers.ts'
import { setAnswersShown } from '#domain/identify/flags.ts'
import { updateInfo } from '#domain/identify/info.ts'
import type { DeskInfoField } from '#domain/identify/info.ts'
import { createTopic, deleteTopic, updateTopic } from '#domain/identify/topics.ts'
import type { IdentifyAnswerId, IdentifyTopicId } from '#domain/ids.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { Place } from '#server/commands/made.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** SPEC Y3, B19 */
export function describe(
  author: CommandAuthor,
  place: Place,
  texts: Partial<Record<DeskInfoField, string | undefined>>,
): Command<void> {
  return onDesk(author, place, ({ desk }) => updateInfo(desk, texts))
}

/** Shows all answers to the room, or hides them. SPEC Y4 */
export function showAnswers(author: CommandAuthor, place: Place, shown: boolean): Command<void> {
  return onDesk(author, place, ({ board }) => setAnswersShown(board, shown))
}

/** SPEC Y2, C2 */
export function addTopic(
  author: CommandAuthor,
  place: Place,
  topic: { id: IdentifyTopicId; text: string },
): Command<boolean> {
  return makeOnDesk(author, place, { id: topic.id, kind: 'identifyTopic' }, ({ desk }) => {
    createTopic(desk, topic.id, topic.text)
    return true
  })
}

export function changeTopic(
  author: CommandAuthor,
  place: Place,
  topic: { id: IdentifyTopicId; text: string },
): Command<void> {
  return onDesk(author, place, ({ desk }) => updateTopic(desk, topic.id, topic.text))
}

/** SPEC Y2 */
export function removeTopic(author: CommandAuthor, place: Place, id: IdentifyTopicId): Command<void> {
  return onDesk(author, place, ({ desk }) => deleteTopic(desk, id))
}

/** Somebody answers. SPEC Y1, Y3, B4, C2 */
export function addAnswer(
  author: CommandAuthor,
  place: Place,
  answer: Omit<NewAnswer, 'createdAt'>,
): Command<boolean> {
  return makeOnDesk(author, place, { id: answer.id, kind: 'identifyAnswer' }, (docs, room) => {
    createAnswer(docs, room.actor, { ...answer, createdAt: room.now })
    return true
  })
}

/** An answer is changed: by a facilitator, or by who wrote it. SPEC Y5 */
export function changeAnswer(
  author: CommandAuthor,
  place: Place,
  change: { id: IdentifyAnswerId; text?: string | undefined; desc?: string | undefined },
): Command<void> {
  return onDesk(author, place, (docs, room) => updateAnswer(docs, room.actor, change), [change.id])
}

/** SPEC Y5 */
export function removeAnswer(author: CommandAuthor, place: Place, id: IdentifyAnswerId): Command<void> {
  return onDesk(author, place, (docs, room) => deleteAnswer(docs, room.actor, id), [id])
}
