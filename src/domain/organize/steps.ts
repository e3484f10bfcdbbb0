import type { PageFields, Stop } from '../activity/steps.ts'

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
