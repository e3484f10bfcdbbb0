import { generateNKeysBetween } from 'fractional-indexing'
import { copiedTexts } from '../activity/info.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import type { CopyMode, CopyNotes } from '../activity/model.ts'
import { numberOf, textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info.ts'
import { readAnswers, readTopics } from './read.ts'
import { roots } from './roots.ts'

/**
 * An Identify activity as values, without a trace of who or of what was: no ids, nothing deleted, and not whether answers were
 * shown. Places are positions in the list of topics. SPEC K1, K2.
 */
export interface CopiedValues {
  /** Texts of the whole, the presenter's notes among them. */
  info: Record<string, string>
  topics: string[]
  answers: CopiedAnswer[]
}

interface CopiedAnswer {
  topic: number
  text: string
  desc: string
  createdAt: number
}

/** Reads what a copy takes along. Desks are written by people's browsers: what is not as it should be stays behind. SPEC P6. */
export function readForCopy(
  { desk }: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
): CopiedValues {
  const topics = readTopics(desk).slice(0, limits.identifyTopics)
  const topicAt = new Map(topics.map(({ id }, index) => [id, index]))
  const answers = mode === 'headings_only' ? [] : readAnswers(desk)
  return {
    info: copiedTexts(desk, infoLimits, notes),
    topics: topics.map(({ text }) => textOf(text, limits.topicText)),
    answers: answers.flatMap(({ topicId, text, desc, createdAt }) => {
      const topic = topicAt.get(topicId)
      if (topic === undefined) return []
      return {
        topic,
        text: textOf(text, limits.postText),
        desc: textOf(desc, limits.postDesc),
        createdAt: numberOf(createdAt),
      }
    }),
  }
}

/**
 * Fills the desk of a new activity with the values of another, everything under an id of its own.
 *
 * @param newId makes an id that nothing has yet
 */
export function writeCopy({ desk }: ActivityDocs, values: CopiedValues, newId: () => string): Made[] {
  for (const [field, text] of Object.entries(values.info)) roots.info(desk).set(field, text)
  const orders = generateNKeysBetween(null, null, values.topics.length)
  const topics = values.topics.map((text, index) => {
    const id = newId()
    roots.topics(desk).set(id, { order: orders[index] ?? '' })
    roots.topicText(desk).set(id, text)
    return id
  })
  const answers = values.answers.map(({ topic, text, desc, createdAt }, place) => {
    const id = newId()
    roots.answers(desk).set(id, { topicId: topics[topic] ?? '', createdAt, place })
    roots.answerText(desk).set(id, text)
    if (desc !== '') roots.answerDesc(desk).set(id, desc)
    return id
  })
  return madeOf({ identifyTopic: topics, identifyAnswer: answers })
}
