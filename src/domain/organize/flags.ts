import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { activityRoots } from '../activity/docs.ts'
import { hasFlag, lockFlags } from '../activity/flags.ts'
import { voteFlags } from '../activity/votes/showing.ts'

/** Names of the flags on the board of an Organize activity. SPEC B2. */
export const flagNames = {
  ...lockFlags,
  ...voteFlags,
  /** Participants may add items. */
  takesItems: 'takesItems',
} as const

/** Who sorts: facilitators, everyone on one board, or each person for themselves. SPEC OR5 */
export const sortings = ['FACILITATORS', 'EVERYONE', 'EACH'] as const

export type Sorting = (typeof sortings)[number]

/** Of the board's settings: the index in `sortings`; no key for the first one. */
export const sortingKey = 'sorting'

export function sortingOf(board: Y.Doc): Sorting {
  return sortings[activityRoots.settings(board).get(sortingKey) ?? 0] ?? 'FACILITATORS'
}

/** Whether each person sorts for themselves. SPEC OR7 */
export function isEach(board: Y.Doc): boolean {
  return sortingOf(board) === 'EACH'
}

/** Whether somebody may move items on the board that everybody sees, but for a lock of input. SPEC OR5 */
export function maySort(board: Y.Doc, role: Actor['role']): boolean {
  return role === 'facilitator' || sortingOf(board) === 'EVERYONE'
}

/** Whether participants may add items. SPEC OR3 */
export function areItemsTaken(board: Y.Doc): boolean {
  return hasFlag(board, flagNames.takesItems)
}
