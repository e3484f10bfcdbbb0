import { questionAt } from '#domain/brainstorm/showing.ts'
import {
  createQuestion,
  createTopic,
  deleteQuestion,
  deleteTopic,
  updateQuestion,
  updateTopic,
} from '#domain/brainstorm/topics.ts'
import { readQuestions } from '#domain/brainstorm/read.ts'
import type { MultiTopicId, QuestionId } from '#domain/ids.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { contentTag } from '#server/tick/tags.ts'
import { makeOnDesk, onDesk } from '#server/commands/desk.ts'
import type { QuestionPosition } from './showing.ts'
import { isMadeAlready } from '#server/commands/made.ts'
import type { Place } from '#server/commands/made.ts'

export function addTopic(
  author: CommandAuthor,
  place: Place,
  topic: { id: MultiTopicId; text: string },
): Command<boolean> {
  return makeOnDesk(author, place, { id: topic.id, kind: 'multiTopic' }, ({ desk }) => {
    createTopic(desk, topic.id, topic.text)
    return true
  })
}

export function changeTopic(
  author: CommandAuthor,
  place: Place,
  topic: { id: MultiTopicId; text: string },
): Command<void> {
  return onDesk(author, place, ({ desk }) => updateTopic(desk, topic.id, topic.text))
}

/** SPEC B6 */
export function removeTopic(author: CommandAuthor, place: Place, id: MultiTopicId): Command<void> {
  return onDesk(author, place, ({ desk }) => deleteTopic(desk, id))
}

/**
 * Changes the question at a position, or adds one when there is none. SPEC B5.
 *
 * @param newId of the question that may have to be added
 * @returns the question's id
 */
export function putQuestion(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  at: QuestionPosition,
  question: { newId: QuestionId; text: string },
): Command<QuestionId> {
  const { newId, text } = question
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [newId],
    run(room) {
      const { desk } = room.activity(objectId)
      if (isMadeAlready(room, newId, objectId, 'question')) return { result: newId }
      if (at.questionId !== undefined || readQuestions(desk)[at.position] !== undefined) {
        const id = questionAt(desk, at)
        updateQuestion(desk, id, text)
        return { result: id }
      }
      createQuestion(desk, newId, text)
      const content = { id: newId, objectId, kind: 'question', tag: contentTag(author, newId) } as const
      return { result: newId, rows: { addContents: [content] } }
    },
  }
}

/** SPEC B6 */
export function removeQuestion(author: CommandAuthor, place: Place, at: QuestionPosition): Command<void> {
  return onDesk(author, place, ({ desk }) => {
    const questions = readQuestions(desk)
    // One that is gone already is no error: somebody was faster, or this is sent again.
    const isThere = questions.some(({ id }) => id === at.questionId)
    if (at.questionId !== undefined && !isThere) return
    deleteQuestion(desk, questionAt(desk, at))
  })
}
