import type * as Y from 'yjs'
import { countsOf } from '../activity/counts.ts'
import { activityRoots } from '../activity/docs.ts'
import type { Ordered } from '../activity/order.ts'
import type { PollId } from '../ids.ts'

/** Place and time of a poll; `createdAt` in epoch seconds, unknown for one that a browser of an earlier version added. */
export interface PollRecord extends Ordered {
  createdAt?: number | undefined
  /** It was copied from another activity: input, while what a facilitator typed belongs to this one. SPEC PU9. */
  copied?: true
}

/** The poll of a sub-poll never changes. */
export interface SubPollRecord extends Ordered {
  pollId: PollId
}

/**
 * Root maps of an Evaluate activity's desk and board: flat, by id, plain values, one key per independently changing
 * value. The board has the same maps without notes, and `flags`, `settings` and `counts` in addition.
 */
export const roots = {
  /** The fields of `infoLimits` → text; on desks also notes */
  info: activityRoots.info,
  /** The fields of `Setup` → number. SPEC EV2 */
  setup: (doc: Y.Doc): Y.Map<number> => doc.getMap('setup'),
  polls: (doc: Y.Doc): Y.Map<PollRecord> => doc.getMap('polls'),
  pollText: (doc: Y.Doc): Y.Map<string> => doc.getMap('pollText'),
  pollDesc: (doc: Y.Doc): Y.Map<string> => doc.getMap('pollDesc'),
  /** No key: 0, which is grey */
  pollColor: (doc: Y.Doc): Y.Map<number> => doc.getMap('pollColor'),
  pollDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('pollDeleted'),
  subPolls: (doc: Y.Doc): Y.Map<SubPollRecord> => doc.getMap('subPolls'),
  subPollText: (doc: Y.Doc): Y.Map<string> => doc.getMap('subPollText'),
  subPollDesc: (doc: Y.Doc): Y.Map<string> => doc.getMap('subPollDesc'),
  subPollColor: (doc: Y.Doc): Y.Map<number> => doc.getMap('subPollColor'),
  subPollDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('subPollDeleted'),
  sources: activityRoots.sources,
} as const

export type RootName = keyof typeof roots

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  /** Also `showResultsPage` and `votingClosed` (`votes/showing.ts`), `showGraph`, `showTable` and `showHeat` (`flags.ts`) */
  flags: activityRoots.flags,
  /** Round and results mode (`votes/showing.ts`), and the highest end of the scale before (`setup.ts`) */
  settings: activityRoots.settings,
  /** How many voted (`votes/showing.ts`) */
  counts: countsOf,
} as const
