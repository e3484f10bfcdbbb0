import { useEffect } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import type { Ballot } from '../voting/ballot/useBallot.ts'

/** Votes that a person chose and did not cast. */
export interface UnsentVotes {
  vote: () => void
  /** How they will be shown, as the ballot carries it; null where nothing is said. SPEC BT19 */
  words: string | null
}

const unsent = new Map<ObjectId, UnsentVotes>()

/**
 * For the page of a vote: whoever marks the activity as done is asked about votes that they chose and did not cast. SPEC F1
 *
 * @param words of `useToldWords`
 */
export function useUnsentVotes(objectId: ObjectId, ballot: Ballot, words: string | null): void {
  const { state, obstacle, isLocked, vote } = ballot
  const isUnsent = (state.is === 'chosen' || state.is === 'changed') && obstacle === null && !isLocked
  useEffect(() => {
    if (!isUnsent) return undefined
    unsent.set(objectId, { vote, words })
    return () => void unsent.delete(objectId)
  }, [objectId, isUnsent, vote, words])
}

/** Undefined where nothing waits to be cast. */
export function unsentVotes(objectId: ObjectId): UnsentVotes | undefined {
  return unsent.get(objectId)
}
