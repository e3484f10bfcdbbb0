import type * as Y from 'yjs'
import { countsOf } from '../activity/counts.ts'
import { activityRoots } from '../activity/docs.ts'
import type { Placed } from '../activity/order.ts'
import type { IdentifyTopicId } from '../ids.ts'

/** Where an answer was written. Never changes; `createdAt` in epoch seconds. SPEC Y1. */
export interface AnswerPlace {
  topicId: IdentifyTopicId
  createdAt: number
  /** Which of its second it is; 0 where it is not known. */
  place?: number | undefined
}

/**
 * Root maps of an Identify activity's desk and board: flat, by id, plain values, one key per fact that changes on its own.
 * The board has the same maps with what the room may see, and `flags` and `counts` beside them.
 */
export const roots = {
  /** identifyDesc → text; on desks also notes */
  info: activityRoots.info,
  topics: (doc: Y.Doc): Y.Map<Placed> => doc.getMap('topics'),
  topicText: (doc: Y.Doc): Y.Map<string> => doc.getMap('topicText'),
  topicDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('topicDeleted'),
  answers: (doc: Y.Doc): Y.Map<AnswerPlace> => doc.getMap('answers'),
  answerText: (doc: Y.Doc): Y.Map<string> => doc.getMap('answerText'),
  answerDesc: (doc: Y.Doc): Y.Map<string> => doc.getMap('answerDesc'),
  answerDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('answerDeleted'),
} as const

export type RootName = keyof typeof roots

/** Maps that only a board has: what commands set, and what everyone may count. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** `answers:{topicId}` → answers, hidden ones too */
  counts: countsOf,
} as const
