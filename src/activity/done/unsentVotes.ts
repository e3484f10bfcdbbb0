import { useEffect, useMemo } from 'react'
import { create } from 'zustand'
import type { ObjectId } from '#domain/ids.ts'
import type { Ballot } from '../voting/ballot/useBallot.ts'
import { useToldWords } from '../voting/bar/useToldWords.ts'
import { useWhyNot } from '../voting/bar/useWhyNot.ts'
import type { VoteLock, Voting } from '../voting/useVoting.ts'

/** Votes that a person chose and that do not count yet. */
export interface UnsentVotes {
  /** Null where they cannot be cast as they are. */
  vote: (() => void) | null
  /** Why they cannot be cast, or were not; null where nothing is wrong with them. */
  why: string | null
  /** How they will be shown, as the ballot carries it; null where nothing is said. SPEC BT19 */
  told: string | null
}

/** Of the pages on the screen. */
const useUnsent = create<Partial<Record<ObjectId, UnsentVotes>>>(() => ({}))

/**
 * For the page of a vote: whoever marks the activity as done is asked about votes that they chose and that do not count. SPEC
 * F1
 */
export function useUnsentVotes(
  objectId: ObjectId,
  ballot: Ballot,
  lock: VoteLock | null,
  voting: Pick<Voting, 'shownAtMs'>,
): void {
  const { state, obstacle, isLocked, vote } = ballot
  const isUnsent = state.is === 'chosen' || state.is === 'changed' || state.is === 'refused'
  const canVote = obstacle === null && !isLocked
  const why = useWhyNot(ballot, lock)
  const words = useToldWords(ballot.told, voting)
  const unsent = useMemo(
    () => (isUnsent ? { vote: canVote ? vote : null, why, told: canVote ? words : null } : undefined),
    [isUnsent, canVote, vote, why, words],
  )
  useEffect(() => {
    useUnsent.setState({ [objectId]: unsent })
    return () => useUnsent.setState({ [objectId]: undefined })
  }, [objectId, unsent])
}

/** What of this activity waits to be cast on the screen; undefined: nothing. */
export function useUnsentVotesOf(objectId: ObjectId): UnsentVotes | undefined {
  return useUnsent((unsent) => unsent[objectId])
}
