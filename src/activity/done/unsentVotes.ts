import { useEffect } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import type { Ballot } from '../voting/ballot/useBallot.ts'

const unsent = new Map<ObjectId, () => void>()

/** For the page of a vote: whoever marks the activity as done is asked about votes that they chose and did not cast. SPEC F1 */
export function useUnsentVotes(objectId: ObjectId, { state, obstacle, isLocked, vote }: Ballot): void {
  const isUnsent = (state.is === 'chosen' || state.is === 'changed') && obstacle === null && !isLocked
  useEffect(() => {
    if (!isUnsent) return undefined
    unsent.set(objectId, vote)
    return () => void unsent.delete(objectId)
  }, [objectId, isUnsent, vote])
}

/** Casts the votes that were chosen; null where nothing waits for that. */
export function unsentVotes(objectId: ObjectId): (() => void) | null {
  return unsent.get(objectId) ?? null
}
