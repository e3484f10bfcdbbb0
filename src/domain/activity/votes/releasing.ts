import type * as Y from 'yjs'
import { isVotingClosed, resultsMode, resultsShownAtMs } from './showing.ts'
import type { Turnout } from './showing.ts'

/** The fewest values that become readable together. SPEC BT5 */
export const fewest = 3

/** In rooms with fewer people, a target is shown once, when everyone has a value. SPEC BT5 */
const fewestForSteps = 8

/** One or two people keep no secret from each other. SPEC BT19 */
export const mostWithoutCompany = 2

/** What decides, besides the board, whether values that wait may be shown. */
export interface Room {
  /** The session has ended. */
  hasEnded: boolean
  /** Participants who joined, present or not, without removed ones. */
  joined: number
  removed: number
}

/** Participants' votes on one target in one round. Facilitators' and proxy votes are in none of these numbers. */
export interface TargetVotes {
  /** Participants with a value or an abstention. */
  voters: number
  /**
   * Values minus shown values, of those that may only be shown with others, and of those that may be recognised. A change
   * moves the sum of both by nothing, a withdrawal by minus one.
   */
  together: number
  recognisable: number
}

/**
 * What of a target becomes readable: everything, only what is set apart and values whose voters were told that they may be
 * recognised, only what is set apart and such abstentions, or nothing. `withheld`: the number of values that are too few to be shown although
 * nothing more is awaited.
 */
export interface Release {
  shows: 'all' | 'recognisable' | 'apart' | 'nothing'
  withheld: number
}

/**
 * The one rule about what may be shown of a target; whatever opens or closes voting asks it. A single value that became
 * readable on its own would tell whose it is to everyone who saw who voted. It never sees which value was chosen, so no
 * answer of its tells one. Nobody knows which of the removed participants had voted, so the fewest and the most people who may
 * still vote are both considered. SPEC BT5, BT6, BT19
 */
export function releaseOf(
  board: Y.Doc,
  { hasEnded, joined, removed }: Room,
  { voters, together, recognisable }: TargetVotes,
): Release {
  const mode = resultsMode(board)
  const isClosed = isVotingClosed(board, hasEnded)
  if (mode === 'CLOSED' && !isClosed) return { shows: 'nothing', withheld: 0 }
  const everJoined = joined + removed
  const isComplete = isClosed || voters >= everJoined
  if (everJoined <= mostWithoutCompany)
    return { shows: isComplete || mode === 'LIVE' ? 'all' : 'nothing', withheld: 0 }
  const waiting = together + recognisable
  const step = stepOf(everJoined)
  const isStep = step !== null && waiting >= step && joined - voters >= step
  if (isStep || (isComplete && waiting >= fewest)) return { shows: 'all', withheld: 0 }
  if (!isComplete && mode !== 'LIVE') return { shows: 'nothing', withheld: 0 }
  return {
    // The number of shown values never falls by itself: whoever lets go of one could be company again and again.
    shows: recognisable >= 0 ? 'recognisable' : 'apart',
    withheld: isComplete ? Math.max(0, together) : 0,
  }
}

/** How many values are shown in one step, in a room of this size; null: all at once, when everyone has one. SPEC BT5 */
export function stepOf(people: number): number | null {
  return people < fewestForSteps ? null : Math.max(fewest, Math.ceil(people / 5))
}

/** Few people joined; results are live; results were shown before voting was reopened; everybody else has voted. */
export type Recognition = 'few' | 'live' | 'reopened' | 'last'

/**
 * Why a ballot that is cast now may be recognised, which the button says and the ballot carries; null for every other one:
 * it is shown only with at least two others. SPEC BT19
 *
 * Others are compared, never the person themselves.
 *
 * @param turnout of the scope
 * @param isCounted the turnout counts a vote of this person; false where that is unsure
 * @param changes the ballot changes a vote that the server has; without one, but with a counted vote in the scope, it is on
 *   targets that others may not have voted on either
 */
export function whyRecognised(
  board: Y.Doc,
  { voted, joined }: Pick<Turnout, 'voted' | 'joined'>,
  { isCounted, changes }: { isCounted: boolean; changes: boolean },
): Recognition | null {
  if (resultsMode(board) === 'LIVE') return 'live'
  if (resultsShownAtMs(board) !== null) return 'reopened'
  if (joined <= mostWithoutCompany) return 'few'
  const others = isCounted ? voted - 1 : voted
  return others >= joined - 1 && (changes || !isCounted) ? 'last' : null
}
