import {
  answersIn,
  nothingToCopyMessage,
  tooManyCopiedTopicsMessage,
  untaken,
} from '../activity/copiedInput.ts'
import type { CopiedInput, CopyItem, InputScope, InputTarget } from '../activity/copiedInput.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { nextPlace } from '../activity/order.ts'
import { textOf } from '../activity/texts.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { IdentifyTopicId, ObjectId } from '../ids.ts'
import { answersFullMessage, answersUsedUpMessage, limits } from '../limits.ts'
import { cleanText } from '../text.ts'
import { answerCount } from './answerCounts.ts'
import { readAnswers, readTopics } from './read.ts'
import type { AnswerView, TopicView } from './read.ts'
import { roots } from './roots.ts'
import { createTopic } from './topics.ts'

export const tooManyForIdentifyMessage = `An Identify activity has at most ${limits.identifyTopics} topics. These are too many, so nothing was copied.`

interface Source {
  objectId: ObjectId
  topics: TopicView[]
  answers: AnswerView[]
}

/**
 * Reads input of an Identify activity as values, in the order it is named. What is deleted or not there is passed over, and so
 * is what was named before, alone or with its topic. Topics go by both names that calls have for headings. SPEC K1, K6, Y8.
 */
export function readInput(
  { desk }: ActivityDocs,
  objectId: ObjectId,
  items: readonly CopyItem[],
  { multiTopicId }: InputScope,
): CopiedInput[] {
  const topics = readTopics(desk).slice(0, limits.identifyTopics)
  const isHere = new Set(topics.map(({ id }) => id).filter((id) => (multiTopicId ?? id) === id))
  const answers = readAnswers(desk).filter(({ topicId, text }) => isHere.has(topicId) && nameOf(text) !== '')
  const taken = new Set<string>()
  return items.flatMap((item) => inputOf({ objectId, topics, answers }, item, taken))
}

function inputOf(source: Source, { type, objId, copyChildren, count }: CopyItem, taken: Set<string>) {
  const { objectId, topics, answers } = source
  if (type === 'TOPICS' || type === 'MULTI_TOPICS') {
    const named = topics.filter(({ id }) => objId === id || objId === objectId)
    return untaken(named, taken).map(({ id, text }) => {
      const under = copyChildren ? answers.filter(({ topicId }) => topicId === id) : null
      return inputFrom(text, '', under && untaken(under, taken).map(answerInput))
    })
  }
  const named = answers.filter(({ id, topicId }) => [id, topicId, objectId].includes(objId))
  // Nobody likes anything here: among equals the oldest come first.
  return untaken(type === 'TOP' ? named.slice(0, count) : named, taken).map(answerInput)
}

function answerInput({ text, desc }: AnswerView): CopiedInput {
  return inputFrom(text, desc, null)
}

function inputFrom(text: unknown, desc: unknown, children: CopiedInput[] | null): CopiedInput {
  const plain = { color: 0, score: 0, isHidden: false, comments: [] }
  return { ...plain, text: nameOf(text), desc: textOf(desc, limits.postDesc), children }
}

/** A text as the domain would have taken it: a desk may hold anything. SPEC P6. */
function nameOf(value: unknown): string {
  return cleanText(textOf(value, limits.postText))
}

/** An answer that is about to be written. */
interface Writing {
  topicId: IdentifyTopicId
  text: string
  desc: string
}

/**
 * Writes input into an Identify activity behind what is there, in its order, under new ids. Everything is checked before the
 * first write: what does not fit is refused as a whole. A group's answers come without it. SPEC K7, K8, Y8.
 *
 * @returns how many answers or topics it came to, those under a topic not counted
 * @throws {Refusal} `NOT_FOUND` when the topic is gone
 * @throws {UserMistake} when there is nothing to copy, or more than fits
 */
export function writeInput(
  docs: ActivityDocs,
  input: readonly CopiedInput[],
  { kind, multiTopicId }: InputTarget,
  { now, newId }: { now: number; newId: () => string },
): { made: Made[]; copied: number } {
  const there = readTopics(docs.desk)
  if (kind === 'ANSWERS') {
    const topic = multiTopicId === undefined ? there[0] : there.find(({ id }) => id === multiTopicId)
    if (!topic) throw new Refusal('NOT_FOUND', `topic ${multiTopicId ?? ''}`)
    const answers = answersUnder(input, topic.id)
    if (answers.length === 0) throw new UserMistake(nothingToCopyMessage)
    assertFits(docs, answers.length)
    const made = madeOf({ identifyAnswer: writeAnswers(docs, answers, now, newId) })
    return { made, copied: answers.length }
  }
  if (input.length === 0) throw new UserMistake(nothingToCopyMessage)
  if (input.length > limits.copiedTopics) throw new UserMistake(tooManyCopiedTopicsMessage)
  if (there.length + input.length > limits.identifyTopics) throw new UserMistake(tooManyForIdentifyMessage)
  const topics = input.map((one) => ({ one, id: newId() }))
  const answers = topics.flatMap(({ one, id }) => answersUnder(one.children ?? [], id))
  assertFits(docs, answers.length)
  for (const [index, { one, id }] of topics.entries())
    createTopic(docs.desk, id, textOf(one.text, limits.topicText) || `Topic ${there.length + index + 1}`)
  const made = {
    identifyTopic: topics.map(({ id }) => id),
    identifyAnswer: writeAnswers(docs, answers, now, newId),
  }
  return { made: madeOf(made), copied: input.length }
}

function answersUnder(input: readonly CopiedInput[], topicId: IdentifyTopicId): Writing[] {
  return answersIn(input).flatMap(({ text, desc }) =>
    text === '' ? [] : { topicId, text: textOf(text, limits.postText), desc: textOf(desc, limits.postDesc) },
  )
}

function assertFits({ desk, board }: ActivityDocs, count: number): void {
  if (answerCount(board) + count > limits.answersPerActivity) throw new UserMistake(answersFullMessage)
  if (roots.answers(desk).size + count > limits.answersKept) throw new UserMistake(answersUsedUpMessage)
}

function writeAnswers(
  { desk }: ActivityDocs,
  answers: readonly Writing[],
  createdAt: number,
  newId: () => string,
): string[] {
  const first = nextPlace(roots.answers(desk), createdAt)
  return answers.map(({ topicId, text, desc }, index) => {
    const id = newId()
    roots.answers(desk).set(id, { topicId, createdAt, place: first + index })
    roots.answerText(desk).set(id, text)
    if (desc !== '') roots.answerDesc(desk).set(id, desc)
    return id
  })
}
