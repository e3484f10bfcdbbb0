import type { PageFields, Stop } from '../activity/steps.ts'

/** The pages of an Evaluate activity. */
export type EvaluatePageName = 'vote' | 'results'

/** The page on which an Evaluate activity opens. */
export const votePage: PageFields = { showResultsPage: false }

/**
 * The page of results in fields of the shared state. A matrix opens it as a graph or as a table; afterwards
 * `showGraph` is what a screen, or the room, is on.
 */
export function resultsPage(opensAsGraph: boolean): PageFields {
  return { showResultsPage: true, showGraph: opensAsGraph }
}

/**
 * Whether somebody may open the page of results; what it shows is decided apart from that. SPEC EV11, BT4
 *
 * @param mayRead they may read the tally
 */
export function mayOpenResultsPage(who: { seesAll: boolean; areShown: boolean; mayRead: boolean }): boolean {
  return who.seesAll || who.areShown || who.mayRead
}

/**
 * What arrows, the remote and Page Down step through: voting, then the results, for whoever may open them. Both views
 * of the results are one step. SPEC S7, EV11.
 */
export function evaluateStops(mayOpenResults: boolean, opensAsGraph: boolean): readonly Stop[] {
  const vote = { key: ['vote'], page: votePage }
  return mayOpenResults ? [vote, { key: ['results'], page: resultsPage(opensAsGraph) }] : [vote]
}

/** Whether the results of a page are the graph: only a matrix has one. */
export function isGraph({ showGraph }: PageFields, numberOfAxis: 1 | 2): boolean {
  return numberOfAxis === 2 && showGraph === true
}
