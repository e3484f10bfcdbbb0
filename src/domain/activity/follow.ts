import { lobbyPath, ownAnswersPath, partAt } from '../paths.ts'
import type { WorkshopId } from '../ids.ts'
import { presentedPart } from '../presenting.ts'
import type { AgendaPart, SessionState } from '../state.ts'

/** Where in a session an address is. Beside: neither its lobby, nor an activity of the agenda, nor one's own answers. */
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

/** Where the room takes a screen. */
export interface Taken {
  /** Null: the lobby. */
  to: AgendaPart | null
  /** The page that leads there is no page to come back to. */
  replaces: boolean
}

/**
 * Where the room takes this screen, if anywhere. A participant lands where the room is and goes along at each of its moves; while
 * the facilitator leads, who gets elsewhere by the browser's own ways is led back, and only their own answers may be read. A
 * facilitator who opens the session's address is back where the room is; a link to an activity stays. SPEC S5.
 *
 * @param seenMoves the last move of the room that this screen has seen; null when it opens
 */
export function takenTo(
  role: 'participant' | 'facilitator',
  { state, agenda }: { state: SessionState; agenda: AgendaPart[] },
  spot: Spot,
  seenMoves: number | null,
): Taken | null {
  const to = presentedPart(state, agenda)
  const isFirst = seenMoves === null
  if (role === 'facilitator') return isFirst && spot.at === 'lobby' && to ? { to, replaces: true } : null
  const isMove = seenMoves !== state.moves
  const isElsewhere = spot.part?.id !== to?.id || spot.at === 'beside'
  const isAstray = isElsewhere && state.followMe && spot.at !== 'own'
  // From their own answers everyone is called to the lobby, too.
  const isCalled = isMove && (isElsewhere || (spot.at === 'own' && !isFirst))
  return isCalled || isAstray ? { to, replaces: isFirst || !isMove } : null
}
