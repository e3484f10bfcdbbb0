import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../errors.ts'
import type { MultiTopicId, QuestionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cleanText, cutText } from '../text.ts'
import type { InputScope } from '../activity/copiedInput.ts'
import { moveToEnd } from '../activity/reorder.ts'
import { checkedText } from '../activity/texts.ts'
import { readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import type { UnderHeadings } from './roots.ts'
import * as arrangeMessages from '../messages/arranging.ts'

/**
 * Fills a new brainstorm's desk: one topic, one question 'Question #1'. SPEC B5.
 *
 * @param ids of the first topic and the first question
 */
export function startBrainstorm(
  desk: Y.Doc,
  name: string,
  ids: { topic: MultiTopicId; question: QuestionId },
): void {
  roots.info(desk).set('brainstormName', cutText(cleanText(name), limits.activityName))
  createTopic(desk, ids.topic, 'Topic 1')
  createQuestion(desk, ids.question, 'Question #1')
}

/** Adds a topic at the end (a multi-topic in the names of calls). */
export function createTopic(desk: Y.Doc, id: MultiTopicId, text: string): void {
  const checked = checkedText(text, limits.topicText)
  moveToEnd(roots.topics(desk), id)
  roots.topicText(desk).set(id, checked)
}

/** @throws {Refusal} `NOT_FOUND` when it was deleted */
export function updateTopic(desk: Y.Doc, id: MultiTopicId, text: string): void {
  assertTopic(desk, id)
  roots.topicText(desk).set(id, checkedText(text, limits.topicText))
}

/** @throws {UserMistake} for the last topic. SPEC B6. */
export function deleteTopic(desk: Y.Doc, id: MultiTopicId): void {
  const topics = readTopics(desk)
  if (!topics.some((topic) => topic.id === id)) return
  if (topics.length === 1) throw new UserMistake(arrangeMessages.lastTopic)
  roots.topicDeleted(desk).set(id, true)
}

/** Adds a question at the end (a subtopic in the names of calls). @throws {UserMistake} above ten. SPEC B5. */
export function createQuestion(desk: Y.Doc, id: QuestionId, text: string): void {
  if (readQuestions(desk).length >= limits.questions)
    throw new UserMistake(arrangeMessages.tooManyQuestions(limits.questions))
  const checked = checkedText(text, limits.questionText)
  moveToEnd(roots.questions(desk), id)
  roots.questionText(desk).set(id, checked)
}

/** @throws {Refusal} `NOT_FOUND` when it was deleted */
export function updateQuestion(desk: Y.Doc, id: QuestionId, text: string): void {
  questionAt(desk, { questionId: id })
  roots.questionText(desk).set(id, checkedText(text, limits.questionText))
}

/** @throws {UserMistake} for the last question. SPEC B6. */
export function deleteQuestion(desk: Y.Doc, id: QuestionId): void {
  const questions = readQuestions(desk)
  if (!questions.some((question) => question.id === id)) return
  if (questions.length === 1) throw new UserMistake(arrangeMessages.lastQuestion)
  roots.questionDeleted(desk).set(id, true)
}

/** @throws {Refusal} `NOT_FOUND` when it was deleted */
export function assertTopic(desk: Y.Doc, id: MultiTopicId): void {
  if (!readTopics(desk).some((topic) => topic.id === id)) throw new Refusal('NOT_FOUND', `topic ${id}`)
}

/** The question with this id, otherwise the one at this position. @throws {Refusal} `NOT_FOUND` */
export function questionAt(
  desk: Y.Doc,
  { questionId, position = 0 }: { questionId?: QuestionId | undefined; position?: number | undefined },
): QuestionId {
  const questions = readQuestions(desk)
  const found =
    questionId === undefined ? questions[position] : questions.find((question) => question.id === questionId)
  if (!found) throw new Refusal('NOT_FOUND', `question ${questionId ?? position}`)
  return found.id
}

/**
 * Topic and question of a new item: the first ones when none is named. An id takes precedence over a position. SPEC B1,
 * G1.
 *
 * @throws {Refusal} `NOT_FOUND` when the topic or question was deleted
 */
export function headingsOfNew(desk: Y.Doc, at: InputScope): UnderHeadings {
  const multiTopicId = at.multiTopicId ?? readTopics(desk)[0]?.id ?? ''
  assertTopic(desk, multiTopicId)
  return { multiTopicId, questionId: questionAt(desk, { ...at, position: at.subTopicPos }) }
}
