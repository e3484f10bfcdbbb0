import type * as Y from 'yjs'
import { areResultsBlind, areResultsShown, votingRound } from './showing.ts'

/** What decides, besides a person's own votes, who may read an activity's results. Stored with its part. SPEC BT4. */
export interface ResultRights {
  /** The current round of voting. */
  round: number
  /** Everybody may read the results. */
  resultsShown: boolean
  /** Nobody may, until voting closes. */
  resultsBlind: boolean
}

/** The rights that a board tells, while the session runs: its end closes voting. SPEC BT15. */
export function resultRights(board: Y.Doc): ResultRights {
  return {
    round: votingRound(board),
    resultsShown: areResultsShown(board),
    resultsBlind: areResultsBlind(board, false),
  }
}
