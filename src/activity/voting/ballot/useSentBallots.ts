import { useMemo } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useOutbox, whyRefused } from '#sync/room/outbox.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import type { RefusedBallot, SentBallot } from './drafts.ts'

/** A ballot in the outbox. */
export interface BallotEntry extends SentBallot {
  entryId: string
  /** `ballotId` of its activity and scope. */
  ballot: string
  isBeingSent: boolean
  /** What the person was told when they voted. SPEC BT19 */
  isRecognisable: boolean
}

/** The ballots of an activity in this device's outbox, in order: those on their way, and refused ones. */
export function useSentBallots(objectId: ObjectId): {
  waiting: readonly BallotEntry[]
  refused: readonly (BallotEntry & RefusedBallot)[]
} {
  const { pending, refused } = useOutbox()
  return useMemo(
    () => ({
      waiting: pending.flatMap((entry) => ballotOf(entry, objectId)),
      refused: refused.flatMap((entry) => {
        const message = whyRefused(entry)
        return message === null ? [] : ballotOf(entry, objectId).map((ballot) => ({ ...ballot, message }))
      }),
    }),
    [pending, refused, objectId],
  )
}

function ballotOf(entry: OutboxEntry, objectId: ObjectId): BallotEntry[] {
  const { effect, entryId, order, state } = entry
  if (effect?.does !== 'vote' || entry.objectId !== objectId) return []
  const { id, round, votes, isRecognisable = false } = effect
  const isBeingSent = state.status === 'sending'
  return [{ entryId, order, round, votes, ballot: id, isBeingSent, isRecognisable }]
}
