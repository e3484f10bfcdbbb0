import {
  createQuestion,
  createTopic,
  deleteQuestion,
  deleteTopic,
  questionAt,
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
import type { ActivityRef } from '#server/commands/made.ts'

export function addTopic(
  author: CommandAuthor,
  ref: ActivityRef,
  topic: { id: MultiTopicId; text: string },
): Command<boolean> {
  return makeOnDesk(author, ref, { id: topic.id, kind: 'multiTopic' }, ({ desk }) => {
    createTopic(desk, topic.id, topic.text)
    return true
  })
}

export function changeTopic(
  author: CommandAuthor,
  ref: ActivityRef,
  topic: { id: MultiTopicId; text: string },
): Command<void> {
  return onDesk(author, ref, ({ desk }) => updateTopic(desk, topic.id, topic.text))
}

/** SPEC B6 */
export function removeTopic(author: CommandAuthor, ref: ActivityRef, id: MultiTopicId): Command<void> {
  return onDesk(author, ref, ({ desk }) => deleteTopic(desk, id))
}

/**
 * Changes the question at a position, or adds one when the position is empty. SPEC B5.
 *
 * @param newId the id if a question is added
 * @returns the question's id
 */
export function putQuestion(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  at: QuestionPosition,
  question: { newId: QuestionId; text: string },
): Command<QuestionId> {
  const { newId, text } = question
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [newId],
    run(workshop) {
      const { desk } = workshop.activity(objectId)
      if (isMadeAlready(workshop, newId, objectId, 'question')) return { result: newId }
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
export function removeQuestion(author: CommandAuthor, ref: ActivityRef, at: QuestionPosition): Command<void> {
  return onDesk(author, ref, ({ desk }) => {
    const questions = readQuestions(desk)
    // A question that no longer exists is no error: somebody else deleted it, or this is a retry.
    const isThere = questions.some(({ id }) => id === at.questionId)
    if (at.questionId !== undefined && !isThere) return
    deleteQuestion(desk, questionAt(desk, at))
  })
}
