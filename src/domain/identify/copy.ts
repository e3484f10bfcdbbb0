import { generateNKeysBetween } from 'fractional-indexing'
import { copiedTexts } from '../activity/info.ts'
import { madeOf } from '../activity/contents.ts'
import type { Made } from '../activity/contents.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import type { CopyMode, CopyNotes } from '../activity/model.ts'
import { copiedSource, noSources, writeSource } from '../activity/source.ts'
import type { InputSource } from '../activity/docs.ts'
import type { SourceOf } from '../activity/source.ts'
import { numberOf, textOf } from '../activity/texts.ts'
import { limits } from '../limits.ts'
import { infoLimits } from './info.ts'
import { readAnswers, readTopics } from './read.ts'
import { roots } from './roots.ts'

/**
 * An Identify activity as values, without authors and history: no ids except those of sources (K12), nothing deleted,
 * and not whether answers were shown. Topics are referred to by index. SPEC K1, K2.
 */
export interface CopiedValues {
  /** Texts of the activity, including the presenter's notes. */
  info: Record<string, string>
  topics: string[]
  answers: CopiedAnswer[]
}

interface CopiedAnswer {
  topic: number
  text: string
  desc: string
  createdAt: number
  source: InputSource | null
}

/** Reads what a copy contains. Browsers write desks: invalid values are left out. SPEC P6. */
export function readForCopy(
  { desk }: ActivityDocs,
  mode: CopyMode,
  notes: CopyNotes = 'withNotes',
  sourceOf: SourceOf = noSources,
): CopiedValues {
  const topics = readTopics(desk).slice(0, limits.identifyTopics)
  const topicAt = new Map(topics.map(({ id }, index) => [id, index]))
  const answers = mode === 'headings_only' ? [] : readAnswers(desk)
  return {
    info: copiedTexts(desk, infoLimits, notes),
    topics: topics.map(({ text }) => textOf(text, limits.topicText)),
    answers: answers.flatMap(({ id, topicId, text, desc, createdAt }) => {
      const topic = topicAt.get(topicId)
      if (topic === undefined) return []
      return {
        topic,
        text: textOf(text, limits.postText),
        desc: textOf(desc, limits.postDesc),
        createdAt: numberOf(createdAt),
        source: copiedSource(desk, id, sourceOf),
      }
    }),
  }
}

/**
 * Fills the desk of a new activity with the values of another one, under new ids.
 *
 * @param newId returns an unused id
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
  const answers = values.answers.map(({ topic, text, desc, createdAt, source }, index) => {
    const id = newId()
    roots.answers(desk).set(id, { topicId: topics[topic] ?? '', createdAt, place: index })
    roots.answerText(desk).set(id, text)
    if (desc !== '') roots.answerDesc(desk).set(id, desc)
    writeSource(desk, id, source)
    return id
  })
  return madeOf({ identifyTopic: topics, identifyAnswer: answers })
}
