import { useEffect, useMemo, useState } from 'react'
import type * as Y from 'yjs'
import type { ObjectId } from '#domain/ids.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useDocument, useRetryDocument, useStateDocument } from '#sync/room/documents.ts'
import { useActingRole } from '../../session/useMayDo.ts'
import { useVoting } from '../useVoting.ts'
import type { Voting } from '../useVoting.ts'
import { mayReadTally } from './mayReadTally.ts'

export interface Tally {
  /** The results; null while this person may not read them, and until they are here. */
  doc: Y.Doc | null
  /** This person may read them: they are here, or on their way. */
  mayRead: boolean
  /** The server denied them for so long that they are no longer asked for, until `retry` or another chance. */
  isGivenUp: boolean
  /** Asks for them again. */
  retry: () => void
}

/**
 * When a tally is asked for again that was denied although everything known here grants it: another server may learn a
 * moment later that voting was closed, and everybody waits for the results.
 */
const retryAfterMs = [200, 1000, 3000]
/** After this long it is no longer asked for. */
const giveUpMs = 60_000

/**
 * The results of an activity, held open while this person may read them: facilitators unless they are blind,
 * participants once a vote of theirs is acknowledged, everybody while they are shown, and the room's screen while they
 * are shown and the activity is presented. Offline it is the last copy of this device. SPEC BT4, BT6, J1
 *
 * @param hasVoted of `useOwnVotes`; false for a screen that never votes
 */
export function useTally(objectId: ObjectId, hasVoted: boolean): Tally {
  const { doc: board } = useDocument('board', objectId)
  const voting = useVoting(board)
  const mayRead = useMayReadTally(objectId, voting, hasVoted)
  // Another fact or another round is another chance.
  const chance = `${String(mayRead)} ${voting.round} ${String(voting.areShown)} ${String(hasVoted)}`
  const [isGivenUpFor, giveUp] = useState<string | null>(null)
  const isOnline = useCanCall()
  // So is another connection.
  if (!isOnline && isGivenUpFor !== null) giveUp(null)
  const isGivenUp = mayRead && isGivenUpFor === chance
  const heldId = mayRead && !isGivenUp ? objectId : null
  const { doc, state: status } = useDocument('tally', heldId)
  const retry = useRetryDocument('tally', heldId)
  const isDenied = status.status === 'forbidden'
  useEffect(() => {
    if (!isDenied) return undefined
    const timers = [
      ...retryAfterMs.map((ms) => setTimeout(retry, ms)),
      setTimeout(() => giveUp(chance), giveUpMs),
    ]
    return () => timers.forEach(clearTimeout)
  }, [isDenied, chance, retry])
  const isHere = heldId !== null && status.status === 'ready'
  return useMemo(
    () => ({ doc: isHere ? doc : null, mayRead, isGivenUp, retry: () => giveUp(null) }),
    [isHere, doc, mayRead, isGivenUp],
  )
}

/** Whether this screen may read the results, by what this device knows; it opens nothing. SPEC BT4, BT6, J1 */
export function useMayReadTally(objectId: ObjectId, voting: Voting, hasVoted: boolean): boolean {
  const role = useActingRole()
  const { state, agenda, workshop } = useStateDocument()
  const part = agenda.find((one) => one.objectId === objectId) ?? null
  return mayReadTally({ role, voting, hasVoted, part, state, hasEnded: workshop.ended })
}
