import { useMemo } from 'react'
import { useUnsentVotes } from '#activity/done/unsentVotes.ts'
import { useBallot } from '#activity/voting/ballot/useBallot.ts'
import type { Ballot } from '#activity/voting/ballot/useBallot.ts'
import { useOwnVotes } from '#activity/voting/ballot/useOwnVotes.ts'
import { useTally } from '#activity/voting/tally/useTally.ts'
import type { Tally } from '#activity/voting/tally/useTally.ts'
import { useVoteLock, useVoting } from '#activity/voting/useVoting.ts'
import type { VoteLock, Voting } from '#activity/voting/useVoting.ts'
import { wholeScope } from '#domain/activity/votes/showing.ts'
import { mayOpenResultsPage } from '#domain/evaluate/steps.ts'
import type { Evaluate } from './useEvaluate.ts'
import { useMaySee } from '#activity/session/role.ts'
import { askVotes, castVotes } from './evaluateVotes.ts'

/** Voting in an Evaluate activity, as this person sees it. */
export interface EvaluateVoting {
  voting: Voting
  ballot: Ballot
  lock: VoteLock | null
  tally: Tally
  /** They may open the page of results. SPEC EV11 */
  mayOpenResults: boolean
}

/** A ballot covers all polls of the activity. SPEC EV7 */
export function useEvaluateVoting(evaluate: Evaluate): EvaluateVoting {
  const { objectId, board, polls, scale } = evaluate
  const voting = useVoting(board)
  const lock = useVoteLock(evaluate)
  const own = useOwnVotes(objectId, voting.round, askVotes)
  const tally = useTally(objectId, own.hasVoted)
  const ballot = useBallot({
    ...{ objectId, scale, own, targets: polls },
    ...{ scope: wholeScope, round: voting.round, cast: castVotes, isLocked: lock !== null },
  })
  useUnsentVotes(objectId, ballot, lock, voting)
  const mayOpenResults = mayOpenResultsPage({
    seesAll: useMaySee('all'),
    areShown: voting.areShown,
    mayRead: tally.mayRead,
  })
  return useMemo(
    () => ({ voting, ballot, lock, tally, mayOpenResults }),
    [voting, ballot, lock, tally, mayOpenResults],
  )
}
