import { countsOf } from '../activity/counts.ts'
import { activityRoots } from '../activity/docs.ts'
import { rootsOf } from '../activity/items/itemType.ts'
import { groupType, itemType, sectionType } from './items.ts'
import { places } from './places.ts'

/**
 * Root maps of the desk and board of an Organize activity: flat, by id, plain values, one key per independently changing
 * value. The board has the same maps, without what is deleted, and those of `boardRoots` in addition.
 */
export const roots = {
  /** organizeName, organizeDesc, toplevelSectionName, unsortedSectionDesc → text; on desks also notes */
  info: activityRoots.info,
  ...rootsOf([sectionType, groupType, itemType]),
  places,
  sources: activityRoots.sources,
} as const

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** Who sorts, the results mode, the round, the time of the last reset; set by commands. SPEC OR5, BT6, BT10 */
  settings: activityRoots.settings,
  /** The numbers of voters. SPEC BT13 */
  counts: countsOf,
} as const
