import type * as Y from 'yjs'
import { byTime, inOrder } from '../activity/order.ts'
import type { IdentifyAnswerId, IdentifyTopicId } from '../ids.ts'
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
  /** Which of its second it is. */
  place?: number | undefined
}

/** Topics of a desk or board in their order, without deleted ones. */
export function readTopics(doc: Y.Doc): TopicView[] {
  return inOrder(roots.topics(doc), roots.topicDeleted(doc)).map((id) => ({
    id,
    text: roots.topicText(doc).get(id) ?? '',
  }))
}

/** Whether a topic is there. */
export function isTopicThere(doc: Y.Doc, id: IdentifyTopicId): boolean {
  return roots.topics(doc).has(id) && !roots.topicDeleted(doc).get(id)
}

/** One answer, or null when it is deleted or not there. */
export function readAnswer(doc: Y.Doc, id: IdentifyAnswerId): AnswerView | null {
  const place = roots.answers(doc).get(id)
  if (!place || roots.answerDeleted(doc).get(id)) return null
  return {
    id,
    text: roots.answerText(doc).get(id) ?? '',
    desc: roots.answerDesc(doc).get(id) ?? '',
    ...place,
  }
}

/** All answers, oldest first; on a desk those of deleted topics too. SPEC Y1. */
export function readAnswers(doc: Y.Doc): AnswerView[] {
  const views: AnswerView[] = []
  for (const id of roots.answers(doc).keys()) {
    const view = readAnswer(doc, id)
    if (view) views.push(view)
  }
  return views.sort(byTime)
}

/** Maps that decide which answers stand. */
export const standingRoots = [roots.answers, roots.answerDeleted, roots.topics, roots.topicDeleted]

/** Answers whose topic is there, oldest first: those that anybody sees, counts or copies. SPEC Y9. */
export function readStandingAnswers(doc: Y.Doc): AnswerView[] {
  return readAnswers(doc).filter(({ topicId }) => isTopicThere(doc, topicId))
}
