import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { setFlag } from '../activity/flags.ts'
import { Refusal } from '../errors.ts'
import type { MultiTopicId, QuestionId } from '../ids.ts'
import { flagNames } from './flags.ts'
import { readQuestions, readTopics } from './read.ts'

/**
 * Shows or hides the answers to one question under one topic. SPEC B3. @throws {Refusal} `NOT_FOUND` when either is
 * missing
 */
export function setAnswersShown(
  { desk, board }: ActivityDocs,
  topic: MultiTopicId,
  question: QuestionId,
  shown: boolean,
): void {
  assertTopic(desk, topic)
  assertQuestion(desk, question)
  setFlag(board, flagNames.showAnswers(topic, question), shown)
}

/** Hides a topic or a question from participants, or shows it. SPEC P4. @throws {Refusal} `NOT_FOUND` */
export function setHeadingHidden(
  { desk, board }: ActivityDocs,
  heading: { multiTopicId: MultiTopicId } | { questionId: QuestionId },
  hidden: boolean,
): void {
  if ('questionId' in heading) {
    assertQuestion(desk, heading.questionId)
    setFlag(board, flagNames.questionHidden(heading.questionId), hidden)
  } else {
    assertTopic(desk, heading.multiTopicId)
    setFlag(board, flagNames.topicHidden(heading.multiTopicId), hidden)
  }
}

/** The id that a position refers to now. An id in the call takes precedence. @throws {Refusal} `NOT_FOUND` */
export function questionAt(
  desk: Y.Doc,
  at: { questionId?: QuestionId | undefined; position: number },
): QuestionId {
  const questions = readQuestions(desk)
  const found =
    at.questionId === undefined
      ? questions[at.position]
      : questions.find((question) => question.id === at.questionId)
  if (!found) throw new Refusal('NOT_FOUND', 'question')
  return found.id
}

function assertTopic(desk: Y.Doc, id: MultiTopicId): void {
  if (!readTopics(desk).some((topic) => topic.id === id)) throw new Refusal('NOT_FOUND', `topic ${id}`)
}

function assertQuestion(desk: Y.Doc, id: QuestionId): void {
  if (!readQuestions(desk).some((question) => question.id === id))
    throw new Refusal('NOT_FOUND', `question ${id}`)
}
