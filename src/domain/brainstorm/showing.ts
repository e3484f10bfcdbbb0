import type * as Y from 'yjs'
import type { ActivityDocs } from '../activity/docs.ts'
import { setFlag } from '../activity/flags.ts'
import { Refusal } from '../errors.ts'
import type { MultiTopicId, QuestionId } from '../ids.ts'
import { flagNames } from './flags.ts'
import { readQuestions, readTopics } from './read.ts'

/** Shows or hides the answers to one question under one topic. SPEC B3. @throws {Refusal} `NOT_FOUND` for either */
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
export function setPlaceHidden(
  { desk, board }: ActivityDocs,
  place: { multiTopicId: MultiTopicId } | { questionId: QuestionId },
  hidden: boolean,
): void {
  if ('questionId' in place) {
    assertQuestion(desk, place.questionId)
    setFlag(board, flagNames.questionHidden(place.questionId), hidden)
  } else {
    assertTopic(desk, place.multiTopicId)
    setFlag(board, flagNames.topicHidden(place.multiTopicId), hidden)
  }
}

/** The id that a position stands for now, or the id that was sent, which wins. @throws {Refusal} `NOT_FOUND` */
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
