import type * as Y from 'yjs'
import { byTime, inOrder } from '../activity/order.ts'
import type { IdentifyAnswerId, IdentifyTopicId } from '../ids.ts'
import { limits } from '../limits.ts'
import { roots } from './roots.ts'

export interface TopicView {
  id: IdentifyTopicId
  text: string
}

export interface AnswerView {
  id: IdentifyAnswerId
  text: string
  desc: string
  topicId: IdentifyTopicId
  createdAt: number
  /** Serial number within its second. */
  place?: number | undefined
}

/** Topics of a desk or board in their order, without deleted ones. */
export function readTopics(doc: Y.Doc): TopicView[] {
  return inOrder(roots.topics(doc), roots.topicDeleted(doc)).map((id) => ({
    id,
    text: roots.topicText(doc).get(id) ?? '',
  }))
}

/** The topics that the board shows: only the first ones when concurrent edits exceeded the limit. SPEC P6 */
export function boardTopics(desk: Y.Doc): TopicView[] {
  return readTopics(desk).slice(0, limits.identifyTopics)
}

/** Whether a topic exists. */
export function isTopicThere(doc: Y.Doc, id: IdentifyTopicId): boolean {
  return roots.topics(doc).has(id) && !roots.topicDeleted(doc).get(id)
}

/** One answer; null when it is deleted or missing. */
export function readAnswer(doc: Y.Doc, id: IdentifyAnswerId): AnswerView | null {
  const record = roots.answers(doc).get(id)
  if (!record || roots.answerDeleted(doc).get(id)) return null
  return {
    id,
    text: roots.answerText(doc).get(id) ?? '',
    desc: roots.answerDesc(doc).get(id) ?? '',
    ...record,
  }
}

/** All answers, oldest first; on a desk also those of deleted topics. SPEC Y1. */
export function readAnswers(doc: Y.Doc): AnswerView[] {
  const views: AnswerView[] = []
  for (const id of roots.answers(doc).keys()) {
    const view = readAnswer(doc, id)
    if (view) views.push(view)
  }
  return views.sort(byTime)
}

/** Maps that decide which answers `readStandingAnswers` returns. */
export const standingRoots = [roots.answers, roots.answerDeleted, roots.topics, roots.topicDeleted]

/** Answers whose topic exists, oldest first: only these are shown, counted and copied. SPEC Y9. */
export function readStandingAnswers(doc: Y.Doc): AnswerView[] {
  return readAnswers(doc).filter(({ topicId }) => isTopicThere(doc, topicId))
}
