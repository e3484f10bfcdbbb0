import { countsOf } from '../activity/counts.ts'
import { activityRoots } from '../activity/docs.ts'
import { rootsOf } from '../activity/items/itemType.ts'
import { answerType, topicType } from './items.ts'

/**
 * Root maps of an Identify activity's desk and board: flat, by id, plain values, one key per independently changing
 * value. The board has the same maps, limited to what the room may see, and `flags` and `counts` in addition.
 */
export const roots = {
  /** identifyDesc → text; on desks also notes */
  info: activityRoots.info,
  ...rootsOf([topicType, answerType]),
  sources: activityRoots.sources,
} as const

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** `answers:{topicId}` → number of answers, hidden ones included */
  counts: countsOf,
} as const
