import type * as Y from 'yjs'
import type { PageFields, Stop } from '../activity/steps.ts'
import { hasBallots } from '../activity/votes/showing.ts'
import { sortingOf } from './flags.ts'
import { boardRoots } from './roots.ts'

/** The board, in fields of the shared state. */
export const sortPage: PageFields = { showResultsPage: false }

/** How far people agree, in fields of the shared state. */
export const resultsPage: PageFields = { showResultsPage: true }

/**
 * What arrows, the remote and Page Down step through: the board, then where people agree, once they sort for themselves and
 * for whoever may open it. SPEC OR11, S7
 */
export function organizeStops(withResults: boolean): readonly Stop[] {
  const board = { key: ['board'], page: sortPage }
  return withResults ? [board, { key: ['results'], page: resultsPage }] : [board]
}

/** Whether there are results, or can be: people sort for themselves, or did in this round. SPEC OR11 */
export function isVotedOn(board: Y.Doc): boolean {
  return sortingOf(board) === 'EACH' || hasBallots(board)
}

/** The maps of a board that tell whether it is. */
export const votedOnRoots = [boardRoots.counts, boardRoots.settings]
