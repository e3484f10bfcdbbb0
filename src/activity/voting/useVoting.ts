import { useMemo } from 'react'
import type * as Y from 'yjs'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import type { InputState } from '#domain/activity/inputState.ts'
import {
  areResultsBlind,
  areResultsShown,
  isClosedByHand,
  isVotingClosed,
  resultsMode,
  resultsShownAtMs,
  turnout,
  votingRound,
} from '#domain/activity/votes/showing.ts'
import type { ResultsMode, Turnout } from '#domain/activity/votes/showing.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Activity } from '../useActivity.ts'
import { useInput } from '../useInput.ts'

/** Where voting in an activity stands, as its board tells it. */
export interface Voting {
  /** The round of voting, starting at 1. SPEC BT10 */
  round: number
  mode: ResultsMode
  /** Nobody can vote: a facilitator closed voting, or the session has ended. SPEC BT7 */
  isClosed: boolean
  /** Closed by a facilitator. */
  isClosedByHand: boolean
  /** Nobody may see a total before voting closes. SPEC BT6 */
  areBlind: boolean
  /** Everybody may read the results. SPEC BT4 */
  areShown: boolean
  /** When a close by hand showed results of this round, in epoch milliseconds; null before. SPEC BT7 */
  shownAtMs: number | null
}

/** @param board once it is there: of an empty document it is the first round, and open */
export function useVoting(board: Y.Doc): Voting {
  const { ended } = useStateDocument().workshop
  return useDerived(board, [activityRoots.flags, activityRoots.settings], (doc) => votingOf(doc, ended))
}

function votingOf(board: Y.Doc, hasEnded: boolean): Voting {
  return {
    round: votingRound(board),
    mode: resultsMode(board),
    isClosed: isVotingClosed(board, hasEnded),
    isClosedByHand: isClosedByHand(board),
    areBlind: areResultsBlind(board, hasEnded),
    areShown: areResultsShown(board),
    shownAtMs: resultsShownAtMs(board),
  }
}

/** Why this person can choose and vote nothing now. */
export type VoteLock = Exclude<InputState, 'open' | 'timeUp'>

/** What keeps this person from voting; null when nothing does. */
export function useVoteLock(activity: Activity): VoteLock | null {
  const { inputState } = useInput(activity, useVoting(activity.board).isClosedByHand)
  if (inputState === 'open') return null
  return inputState === 'timeUp' ? 'locked' : inputState
}

/** How many voted in a scope, of how many who joined. SPEC BT13 */
export function useTurnout(board: Y.Doc, scope: string): Turnout {
  const read = useMemo(() => (doc: Y.Doc) => turnout(doc, scope), [scope])
  return useDerived(board, [countsOf, activityRoots.settings], read)
}
