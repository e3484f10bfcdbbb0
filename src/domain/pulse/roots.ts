import type * as Y from 'yjs'
import { countsOf } from '../activity/counts.ts'
import { activityRoots, rootMap } from '../activity/docs.ts'
import { rootsOf } from '../activity/items/itemType.ts'
import type { ObjectId } from '../ids.ts'
import { categoryType, statementType } from './items.ts'

/** The result of the statement of an earlier pulse that a statement is compared with. SPEC PU8. */
export interface EarlierResult {
  mean: number
  /** Number of votes with a value. */
  count: number
}

/**
 * Root maps of a pulse's desk and board: flat, by id, plain values, one key per independently changing value. The board
 * has the same maps, limited to approved statements, and those of `boardRoots` in addition.
 */
export const roots = {
  /** pulseName, groupText, groupHelpText, sliderListTitleHeading → text; on desks also notes */
  info: activityRoots.info,
  ...rootsOf([categoryType, statementType]),
  sources: activityRoots.sources,
  /**
   * `pulses` → the pulses that this one was duplicated from, the latest first; `since` → when, in epoch seconds. On desks
   * alone. SPEC PU8
   */
  lineage: rootMap<readonly ObjectId[] | number>('lineage'),
} as const

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** The results mode, the round, the time of the last reset, the order of results; set by commands. SPEC BT6, BT10, PU7 */
  settings: activityRoots.settings,
  /** `statements:{categoryId}` → number of statements, waiting ones included; and the numbers of voters. SPEC PU11, BT13 */
  counts: countsOf,
  /** statement id → the earlier result; no key: none is shown. Set by a command. SPEC PU8 */
  earlier: (board: Y.Doc): Y.Map<EarlierResult> => board.getMap('earlier'),
} as const
