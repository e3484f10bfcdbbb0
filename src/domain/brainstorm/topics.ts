import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import { Refusal, UserMistake } from '../errors.ts'
import type { MultiTopicId, QuestionId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cleanText, cutText } from '../text.ts'
import { readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import type { Placed } from './roots.ts'

/** What a facilitator reads at the tenth question. */
const tooManyQuestionsMessage = `A brainstorm has at most ${limits.questions} questions.`
const lastQuestionMessage = 'The last question cannot be deleted.'
const lastTopicMessage = 'The last topic cannot be deleted.'

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

/** Adds a topic (the specification's multi-topic) at the end. */
export function createTopic(desk: Y.Doc, id: MultiTopicId, text: string): void {
  const checked = checkedText(text, limits.topicText)
  place(roots.topics(desk), id, lastOrder(roots.topics(desk)))
  roots.topicText(desk).set(id, checked)
}

/** @throws {Refusal} `NOT_FOUND` when it is gone */
export function updateTopic(desk: Y.Doc, id: MultiTopicId, text: string): void {
  if (!readTopics(desk).some((topic) => topic.id === id)) throw new Refusal('NOT_FOUND', `topic ${id}`)
  roots.topicText(desk).set(id, checkedText(text, limits.topicText))
}

/** @throws {UserMistake} for the last one. SPEC B6. */
export function deleteTopic(desk: Y.Doc, id: MultiTopicId): void {
  const topics = readTopics(desk)
  if (!topics.some((topic) => topic.id === id)) return
  if (topics.length === 1) throw new UserMistake(lastTopicMessage)
  roots.topicDeleted(desk).set(id, true)
}

/** Adds a question (the specification's subtopic) at the end. @throws {UserMistake} above ten. SPEC B5. */
export function createQuestion(desk: Y.Doc, id: QuestionId, text: string): void {
  if (readQuestions(desk).length >= limits.questions) throw new UserMistake(tooManyQuestionsMessage)
  const checked = checkedText(text, limits.questionText)
  place(roots.questions(desk), id, lastOrder(roots.questions(desk)))
  roots.questionText(desk).set(id, checked)
}

/** @throws {Refusal} `NOT_FOUND` when it is gone */
export function updateQuestion(desk: Y.Doc, id: QuestionId, text: string): void {
  if (!readQuestions(desk).some((question) => question.id === id))
    throw new Refusal('NOT_FOUND', `question ${id}`)
  roots.questionText(desk).set(id, checkedText(text, limits.questionText))
}

/** @throws {UserMistake} for the last one. SPEC B6. */
export function deleteQuestion(desk: Y.Doc, id: QuestionId): void {
  const questions = readQuestions(desk)
  if (!questions.some((question) => question.id === id)) return
  if (questions.length === 1) throw new UserMistake(lastQuestionMessage)
  roots.questionDeleted(desk).set(id, true)
}

/**
 * Where something new stands: the first topic and question when none is named. An id wins over a position. SPEC B1, G1.
 *
 * @throws {Refusal} `NOT_FOUND` when the topic or question is gone
 */
export function placeOfNew(
  desk: Y.Doc,
  at: {
    multiTopicId?: MultiTopicId | undefined
    questionId?: QuestionId | undefined
    subTopicPos?: number | undefined
  },
): { multiTopicId: MultiTopicId; questionId: QuestionId } {
  const topics = readTopics(desk)
  const questions = readQuestions(desk)
  const topic = at.multiTopicId === undefined ? topics[0] : topics.find(({ id }) => id === at.multiTopicId)
  const question =
    at.questionId === undefined
      ? questions[at.subTopicPos ?? 0]
      : questions.find(({ id }) => id === at.questionId)
  if (!topic || !question) throw new Refusal('NOT_FOUND', 'topic or question')
  return { multiTopicId: topic.id, questionId: question.id }
}

/** Moves a topic or question before another one, or to the end for null. */
export function placeBefore<P extends Placed>(places: Y.Map<P>, id: string, beforeId: string | null): void {
  const moved = places.get(id)
  if (!moved) throw new Refusal('NOT_FOUND', id)
  const others = inOrder(places).filter(([otherId]) => otherId !== id)
  const at = beforeId === null ? others.length : others.findIndex(([otherId]) => otherId === beforeId)
  if (at < 0) throw new Refusal('NOT_FOUND', String(beforeId))
  const before = others[at - 1]?.[1].order ?? null
  // Two people may have made equal keys at the same moment, and between equals there is none: those that follow with the
  // same key get new ones too.
  const equals = others.slice(at).filter(([, place]) => place.order === before)
  const after = others[at + equals.length]?.[1].order ?? null
  const orders = generateNKeysBetween(before, after, 1 + equals.length)
  for (const [place, [placedId, value]] of [[id, moved] as const, ...equals].entries()) {
    places.set(placedId, { ...value, order: orders[place] ?? value.order })
  }
}

/** The order key behind the last of a map's places. */
export function lastOrder<P extends Placed>(places: Y.Map<P>): string {
  return generateKeyBetween(inOrder(places).at(-1)?.[1].order ?? null, null)
}

/** Those that stand somewhere, with a key that others can be made from: a desk may hold anything. */
function inOrder<P extends Placed>(places: Y.Map<P>): [string, P][] {
  return [...places.entries()]
    .filter(([, place]) => isOrderKey(place?.order))
    .sort(([idA, a], [idB, b]) => (a.order === b.order ? (idA < idB ? -1 : 1) : a.order < b.order ? -1 : 1))
}

function isOrderKey(order: unknown): order is string {
  if (typeof order !== 'string') return false
  try {
    generateKeyBetween(order, null)
    return true
  } catch {
    return false
  }
}

/** Text as it is kept. @throws {UserMistake} when it is empty or too long, with the limit in the message */
export function checkedText(text: string, limit: number): string {
  const clean = cleanText(text)
  if (clean === '') throw new UserMistake('Please enter a text.')
  if (clean.length > limit) throw new UserMistake(`Please use at most ${limit} characters.`)
  return clean
}

function place(places: Y.Map<Placed>, id: string, order: string): void {
  if (places.has(id)) throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  places.set(id, { order })
}
