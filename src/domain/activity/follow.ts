import { lobbyPath, ownAnswersPath, partAt } from '../workshop/paths.ts'
import type { WorkshopId } from '../ids.ts'
import { presentedPart } from '../workshop/changeState.ts'
import type { AgendaPart, SessionState } from '../workshop/state.ts'

/**
 * The place of an address in a session. `beside`: neither the lobby, nor an activity of the agenda, nor the user's own
 * answers.
 */
export interface Spot {
  at: 'lobby' | 'activity' | 'own' | 'beside'
  part: AgendaPart | null
}

export function spotOf(pathname: string, workshopId: WorkshopId, agenda: readonly AgendaPart[]): Spot {
  const part = partAt(pathname, agenda)
  const path = pathname.replace(/\/$/, '')
  const isLobby = path === lobbyPath(workshopId)
  const isOwn = path === ownAnswersPath(workshopId)
  return { at: part ? 'activity' : isLobby ? 'lobby' : isOwn ? 'own' : 'beside', part }
}

/** Where the room takes this screen. */
export interface Taken {
  /** Null: the lobby. */
  to: AgendaPart | null
  /** Replaces the history entry, so that Back does not return to a page that only redirects. */
  replaces: boolean
}

/**
 * Where the room takes this screen, if anywhere. A participant starts where the room is and follows each of its moves.
 * While Follow me is on, a participant who navigates elsewhere in the browser is led back, except to read their own
 * answers. A facilitator who opens the session's address returns to where the room is; a link to an activity is kept.
 * SPEC S5, S11.
 *
 * @param goesAlong with the latest move: a participant, and a facilitator's screen that follows the remote
 * @param seenMoves the last move of the room that this screen has seen; null when it opens
 */
export function takenTo(
  { role, goesAlong }: { role: 'participant' | 'facilitator'; goesAlong: boolean },
  { state, agenda }: { state: SessionState; agenda: AgendaPart[] },
  spot: Spot,
  seenMoves: number | null,
): Taken | null {
  const to = presentedPart(state, agenda)
  const isFirst = seenMoves === null
  if (role === 'facilitator' && (isFirst || !goesAlong))
    return isFirst && spot.at === 'lobby' && to ? { to, replaces: true } : null
  const isMove = seenMoves !== state.moves
  const isElsewhere = spot.part?.id !== to?.id || spot.at === 'beside'
  const isAstray = role === 'participant' && isElsewhere && state.followMe && spot.at !== 'own'
  // A move of the room to the lobby also calls participants away from their own answers.
  const isCalled = isMove && (isElsewhere || (spot.at === 'own' && !isFirst))
  return isCalled || isAstray ? { to, replaces: isFirst || !isMove } : null
}
