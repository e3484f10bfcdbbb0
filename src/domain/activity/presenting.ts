import { presentedPart } from '../workshop/changeState.ts'
import type { AgendaPart, SessionState } from '../workshop/state.ts'
import { isSamePage, pageOf } from './steps.ts'
import type { PageFields } from './steps.ts'
import { pageAt } from './navigation.ts'
import type { Position } from './navigation.ts'

/** The page on a screen, in the fields of the shared state: sent by Present and Follow me. */
export type PageContext = PageFields & Partial<Pick<SessionState, 'activePostId' | 'focus'>>

/** The state of the Present button: whether the room is at this screen's position or can be taken there. */
export type PresentAction = 'present' | 'presenting' | 'inLobby'

export interface Screen {
  /** The activity on this screen; null in the lobby. */
  part: AgendaPart | null
  /** Empty in the lobby, and while the activity is loading. */
  context: PageContext
  /** Neither the lobby nor an activity of the agenda, so it cannot be presented. */
  isBeside?: boolean
}

/**
 * The context of an open activity. When it is the page that the room sees, the fields of the shared state are used as
 * they are: a facilitator who presents before the topics are loaded names none, and everyone sees the first.
 *
 * @param room the shared state when it presents this activity, otherwise null
 */
export function contextOf(position: Position, room: SessionState | null): PageContext {
  if (position.stops.length === 0) return {}
  const page = pageAt(position)
  const isWhereRoomIs = room !== null && isSamePage(position.stops, pageOf(room), page)
  return { ...(isWhereRoomIs ? pageOf(room) : page), ...position.focus }
}

/** Compares the room's position with this screen. */
export function presentAction(
  state: SessionState,
  agenda: AgendaPart[],
  { part, context }: Screen,
): PresentAction {
  const presented = presentedPart(state, agenda)
  if (presented === null) return part === null ? 'inLobby' : 'present'
  return presented.id === part?.id && showsContext(state, context) ? 'presenting' : 'present'
}

/**
 * The change of the shared state that takes everyone to this screen's page. The lobby ends Follow me unless the change
 * names it.
 */
export function presentChange({ part, context }: Screen, followMe?: boolean): Partial<SessionState> {
  const follow = followMe === undefined ? {} : { followMe }
  if (part === null) return { currentState: 'PA', ...follow }
  return { ...context, currentState: 'RU', activePartId: part.id, ...follow }
}

function showsContext(state: SessionState, context: PageContext): boolean {
  return Object.entries(context).every(([field, value]) => state[field as keyof PageContext] === value)
}
