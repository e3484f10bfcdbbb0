import { countsOf } from '../activity/counts.ts'
import { activityRoots, rootMap } from '../activity/docs.ts'
import { rootsOf } from '../activity/items/itemType.ts'
import { pollType, subPollType } from './items.ts'

/**
 * Root maps of an Evaluate activity's desk and board: flat, by id, plain values, one key per independently changing
 * value. The board has the same maps without notes, and `flags`, `settings` and `counts` in addition.
 */
export const roots = {
  /** The fields of `infoLimits` → text; on desks also notes */
  info: activityRoots.info,
  /** The fields of `Setup` → number. SPEC EV2 */
  setup: rootMap<number>('setup'),
  ...rootsOf([pollType, subPollType]),
  sources: activityRoots.sources,
} as const

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  /** Also `showResultsPage` and `votingClosed` (`votes/showing.ts`), `showGraph`, `showTable` and `showHeat` (`flags.ts`) */
  flags: activityRoots.flags,
  /** Round and results mode (`votes/showing.ts`), and the highest end of the scale before (`setup.ts`) */
  settings: activityRoots.settings,
  /** How many voted (`votes/showing.ts`) */
  counts: countsOf,
} as const
