import { useEffect, useMemo, useReducer, useState } from 'react'
import { create } from 'zustand'
import { remembered } from '#api/queries/remembered.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { identityKey } from '#api/signIn/identity.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import type { RoomCall } from '#sync/room/room.tsx'
import { useOwnContents } from '#sync/room/outbox.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'
import type { Codes } from './drafts.ts'
import { toldVotes, votesInRound } from './ownVotes.ts'
import type { ToldVotes } from './ownVotes.ts'

/**
 * Asks the server how this person voted in the present round of an activity; a constant of the kind. A vote whose
 * `value1` is null abstains.
 *
 * @param at `round` is the one that the board tells, for answers that name none
 * @throws {CallError}
 */
export type AskVotes = (
  call: RoomCall,
  at: { workshopId: WorkshopId; objectId: ObjectId; round: number },
) => Promise<{ round: number; votes: ReadonlyMap<string, VoteValues> }>

/** This person's votes that the server has. */
export interface OwnVotes {
  /** In the present round, by target. */
  votes: Codes
  /** A vote or abstention of theirs is acknowledged in this round: they may read the results. SPEC BT4 */
  hasVoted: boolean
  /** The votes of another round, as far as this device knows them. */
  inRound: (round: number) => Codes
  /** Something happened that this device did not expect: the server is asked again. */
  askAgain: () => void
}

/** A close or an undo makes many devices ask again: at a random moment within this time, to spread the load. */
const askWithinMs = 2000

/** Answers by key in storage; only those that were looked up. */
const useAnswers = create<Record<string, ToldVotes | null>>(() => ({}))

/**
 * How this person voted: no document says it. The server is asked after each connection, and when a ballot was refused or a round
 * undone; its answer is kept on this device, and ballots that it acknowledges are added, so that it is known offline.
 *
 * Used once by the page of an activity, above its vote and result pages.
 *
 * @param round of the board, once that is there
 */
export function useOwnVotes(objectId: ObjectId, round: number, ask: AskVotes): OwnVotes {
  const { workshopId, identity } = useRoom()
  const call = useCall()
  const isOnline = useCanCall()
  // After the end the server can no longer tell whose a vote is: only this device knows.
  const { ended } = useStateDocument().workshop
  const mayAsk = isOnline && !ended
  const key = `${remembered.votes}${identityKey(identity)}.${objectId}`
  const known = useAnswers((answers) => answers[key])
  const told = useMemo(() => (known === undefined ? stored(key) : known), [known, key])
  const contents = useOwnContents(objectId)
  const undone = useOwnRecheck(round)
  const [questions, askAgain] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (!mayAsk) return undefined
    let isOver = false
    const atMs = Date.now()
    const askNow = async (): Promise<void> => {
      const answer = await ask(call, { workshopId, objectId, round })
      if (!isOver) remember(key, toldVotes(answer, atMs))
    }
    // If the call fails, what this device knows serves until the next connection.
    const asking = setTimeout(
      () => void askNow().catch(() => undefined),
      undone + questions > 0 ? Math.random() * askWithinMs : 0,
    )
    return () => {
      isOver = true
      clearTimeout(asking)
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- nobody has voted in a round that has just begun
  }, [ask, call, workshopId, objectId, key, mayAsk, undone, questions])
  return useMemo(() => {
    const inRound = (one: number): Codes => votesInRound(told, contents, one)
    const votes = inRound(round)
    return { votes, hasVoted: Object.keys(votes).length > 0, inRound, askAgain }
  }, [told, contents, round])
}

/** How often a number fell while this page was open. */
function useOwnRecheck(number: number): number {
  const [seen, setSeen] = useState({ number, falls: 0 })
  const falls = seen.falls + (number < seen.number ? 1 : 0)
  if (number !== seen.number) setSeen({ number, falls })
  return falls
}

function remember(key: string, told: ToldVotes): void {
  useAnswers.setState({ [key]: told })
  try {
    localStorage.setItem(key, JSON.stringify(told))
  } catch {
    // If storing fails, the answer is known until the page closes; the server tells it again.
  }
}

// The stored answers are deleted with the session's other records.
credentials.onSignOut(async () => useAnswers.setState({}, true))

function stored(key: string): ToldVotes | null {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as ToldVotes | null
  } catch {
    return null
  }
}
