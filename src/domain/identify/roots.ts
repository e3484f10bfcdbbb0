import type * as Y from 'yjs'
import { countsOf } from '../activity/counts.ts'
import { activityRoots } from '../activity/docs.ts'
import type { Ordered } from '../activity/order.ts'
import type { IdentifyTopicId } from '../ids.ts'

/** Topic and time of an answer. Never changes; `createdAt` in epoch seconds. SPEC Y1. */
export interface AnswerRecord {
  topicId: IdentifyTopicId
  createdAt: number
  /** Serial number within its second; 0 when unknown. */
  place?: number | undefined
}

/**
 * Root maps of an Identify activity's desk and board: flat, by id, plain values, one key per independently changing
 * value. The board has the same maps, limited to what the room may see, and `flags` and `counts` in addition.
 */
export const roots = {
  /** identifyDesc → text; on desks also notes */
  info: activityRoots.info,
  topics: (doc: Y.Doc): Y.Map<Ordered> => doc.getMap('topics'),
  topicText: (doc: Y.Doc): Y.Map<string> => doc.getMap('topicText'),
  topicDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('topicDeleted'),
  answers: (doc: Y.Doc): Y.Map<AnswerRecord> => doc.getMap('answers'),
  answerText: (doc: Y.Doc): Y.Map<string> => doc.getMap('answerText'),
  answerDesc: (doc: Y.Doc): Y.Map<string> => doc.getMap('answerDesc'),
  answerDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('answerDeleted'),
  sources: activityRoots.sources,
} as const

export type RootName = keyof typeof roots

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** `answers:{topicId}` → number of answers, hidden ones included */
  counts: countsOf,
} as const
