import type * as Y from 'yjs'
import { countsOf } from '../activity/counts.ts'
import { activityRoots } from '../activity/docs.ts'
import type { Ordered } from '../activity/order.ts'
import type { ObjectId, SliderGroupId } from '../ids.ts'

/** Category, position and time of a statement; `createdAt` in epoch seconds. SPEC PU1. */
export interface StatementRecord extends Ordered {
  groupId: SliderGroupId
  createdAt: number
  /** Serial number within its second; 0 when unknown. */
  place?: number | undefined
  /** Set when a facilitator typed it; all others are input of the room. Which facilitator is not stored. SPEC PU9. */
  byFacilitator?: true
}

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
  groups: (doc: Y.Doc): Y.Map<Ordered> => doc.getMap('groups'),
  groupName: (doc: Y.Doc): Y.Map<string> => doc.getMap('groupName'),
  groupDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('groupDeleted'),
  statements: (doc: Y.Doc): Y.Map<StatementRecord> => doc.getMap('statements'),
  statementText: (doc: Y.Doc): Y.Map<string> => doc.getMap('statementText'),
  statementDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('statementDeleted'),
  /** statement id → true once it is approved; written by commands. SPEC PU3 */
  statementApproved: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('statementApproved'),
  sources: activityRoots.sources,
  /**
   * `pulses` → the pulses that this one was duplicated from, the latest first; `since` → when, in epoch seconds. On desks
   * alone. SPEC PU8
   */
  lineage: (doc: Y.Doc): Y.Map<readonly ObjectId[] | number> => doc.getMap('lineage'),
} as const

export type RootName = keyof typeof roots

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** The results mode, the round, the time of the last reset, the order of results; set by commands. SPEC BT6, BT10, PU7 */
  settings: activityRoots.settings,
  /** `statements:{groupId}` → number of statements, waiting ones included; and the numbers of voters. SPEC BT13 */
  counts: countsOf,
  /** statement id → the earlier result; no key: none is shown. Set by a command. SPEC PU8 */
  earlier: (board: Y.Doc): Y.Map<EarlierResult> => board.getMap('earlier'),
} as const
