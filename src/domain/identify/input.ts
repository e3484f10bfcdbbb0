import { answersIn, untaken } from '../activity/copiedInput.ts'
import { readItems } from '../activity/leftOut.ts'
import type { CopiedInput, CopyItem, InputScope, InputTarget } from '../activity/copiedInput.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { nextPlace } from '../activity/order.ts'
import { writeSource } from '../activity/source.ts'
import type { InputSource } from '../activity/docs.ts'
import { nameOf, textOf } from '../activity/texts.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { IdentifyTopicId, ObjectId } from '../ids.ts'
import { limits } from '../limits.ts'
import { assertTakesAnswers } from './answers.ts'
import { readAnswers, readTopics } from './read.ts'
import type { AnswerView, TopicView } from './read.ts'
import { roots } from './roots.ts'
import { createTopic } from './topics.ts'
import * as copyMessages from '../messages/copying.ts'

interface Source {
  objectId: ObjectId
  topics: TopicView[]
  answers: AnswerView[]
}

/**
 * Reads input of an Identify activity as values, in the order in which the call names it. Deleted and missing items are
 * skipped, and so are items named before, alone or through their topic. Both names that calls have for headings select
 * topics. SPEC K1, K6, Y8.
 */
export function readInput(
  { desk }: ActivityDocs,
  objectId: ObjectId,
  items: readonly CopyItem[],
  { multiTopicId }: InputScope,
  onMissing?: (item: CopyItem) => void,
): CopiedInput[] {
  const topics = readTopics(desk).slice(0, limits.identifyTopics)
  const isHere = new Set(topics.map(({ id }) => id).filter((id) => (multiTopicId ?? id) === id))
  const answers = readAnswers(desk).filter(
    ({ topicId, text }) => isHere.has(topicId) && nameOf(text, limits.postText) !== '',
  )
  return readItems(items, (item, taken) => inputOf({ objectId, topics, answers }, item, taken), onMissing)
}

function inputOf(source: Source, { type, objId, copyChildren, count }: CopyItem, taken: Set<string>) {
  const { objectId, topics, answers } = source
  if (type === 'TOPICS' || type === 'MULTI_TOPICS') {
    const named = topics.filter(({ id }) => objId === id || objId === objectId)
    return untaken(named, taken).map(({ id, text }) => {
      const under = copyChildren ? answers.filter(({ topicId }) => topicId === id) : null
      const children = under && untaken(under, taken).map((answer) => answerInput(objectId, answer))
      return inputFrom({ objectId, itemId: id }, { text, desc: '' }, children)
    })
  }
  const named = answers.filter(({ id, topicId }) => [id, topicId, objectId].includes(objId))
  // Identify has no likes: TOP takes the oldest answers.
  return untaken(type === 'TOP' ? named.slice(0, count) : named, taken).map((answer) =>
    answerInput(objectId, answer),
  )
}

function answerInput(objectId: ObjectId, { id, text, desc }: AnswerView): CopiedInput {
  return inputFrom({ objectId, itemId: id }, { text, desc }, null)
}

function inputFrom(
  source: InputSource,
  { text, desc }: Record<'text' | 'desc', unknown>,
  children: CopiedInput[] | null,
): CopiedInput {
  const plain = { color: 0, score: 0, isHidden: false, comments: [] }
  return {
    ...plain,
    text: nameOf(text, limits.postText),
    desc: textOf(desc, limits.postDesc),
    source,
    children,
  }
}

/** An answer to be written. */
interface Writing {
  topicId: IdentifyTopicId
  text: string
  desc: string
  source: InputSource | undefined
}

/**
 * Appends input to an Identify activity in its order, under new ids. All checks run before the first write: input that
 * does not fit is refused as a whole. A group is replaced by its answers. SPEC K7 to K9, Y8.
 *
 * @returns the number of answers or topics made, without answers under a topic
 * @throws {Refusal} `NOT_FOUND` when the topic was deleted
 * @throws {UserMistake} when there is nothing to copy, more than fits, or a hidden heading would become a topic
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
    if (answers.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
    assertTakesAnswers(docs, answers.length)
    const made = madeOf({ identifyAnswer: writeAnswers(docs, answers, now, newId) })
    return { made, copied: answers.length }
  }
  if (input.length === 0) throw new UserMistake(copyMessages.nothingToCopy)
  if (input.some(({ isHidden }) => isHidden)) throw new UserMistake(copyMessages.hiddenForIdentify)
  if (input.length > limits.copiedTopics)
    throw new UserMistake(copyMessages.tooManyCopiedTopics(limits.copiedTopics))
  if (there.length + input.length > limits.identifyTopics)
    throw new UserMistake(copyMessages.tooManyForIdentify(limits.identifyTopics))
  const topics = input.map((one) => ({ one, id: newId() }))
  const answers = topics.flatMap(({ one, id }) => answersUnder(one.children ?? [], id))
  assertTakesAnswers(docs, answers.length)
  for (const [index, { one, id }] of topics.entries())
    createTopic(docs.desk, id, textOf(one.text, limits.topicText) || `Topic ${there.length + index + 1}`)
  const made = {
    identifyTopic: topics.map(({ id }) => id),
    identifyAnswer: writeAnswers(docs, answers, now, newId),
  }
  return { made: madeOf(made), copied: input.length }
}

function answersUnder(input: readonly CopiedInput[], topicId: IdentifyTopicId): Writing[] {
  return answersIn(input).flatMap(({ text, desc, source }) => {
    const texts = { text: textOf(text, limits.postText), desc: textOf(desc, limits.postDesc) }
    return text === '' ? [] : { topicId, ...texts, source }
  })
}

function writeAnswers(
  { desk }: ActivityDocs,
  answers: readonly Writing[],
  createdAt: number,
  newId: () => string,
): string[] {
  const first = nextPlace(roots.answers(desk), createdAt)
  return answers.map(({ topicId, text, desc, source }, index) => {
    const id = newId()
    roots.answers(desk).set(id, { topicId, createdAt, place: first + index })
    roots.answerText(desk).set(id, text)
    if (desc !== '') roots.answerDesc(desk).set(id, desc)
    writeSource(desk, id, source)
    return id
  })
}
