import { presentedPart } from '../presenting.ts'
import type { AgendaPart, SessionState } from '../state.ts'
import { isSamePage, pageOf } from './steps.ts'
import type { PageFields } from './steps.ts'
import { pageAt } from './place.ts'
import type { Place } from './place.ts'

/** What of an activity is on a screen, in the fields of the shared state: goes along with Present and Follow me. */
export type PageContext = PageFields & Partial<Pick<SessionState, 'activePostId' | 'focus'>>

/** What the Present button says: the room is where this screen is, or can be taken here. */
export type PresentAction = 'present' | 'presenting' | 'inLobby'

export interface Screen {
  /** The activity on this screen; null in the lobby. */
  part: AgendaPart | null
  /** Empty in the lobby, and while the activity is loading. */
  context: PageContext
  /** Neither the lobby nor an activity of the agenda: nowhere the room could be. */
  isBeside?: boolean
}

/**
 * What is told of an activity that is open on a screen. The page that the room sees is told in the room's own words: who
 * presents before the topics are known names none, and everyone sees the first.
 *
 * @param room the shared state where it presents this activity, else null
 */
export function contextOf(place: Place, room: SessionState | null): PageContext {
  if (place.stops.length === 0) return {}
  const page = pageAt(place)
  const isWhereRoomIs = room !== null && isSamePage(place.stops, pageOf(room), page)
  return { ...(isWhereRoomIs ? pageOf(room) : page), ...place.focus }
}

/** Compares what the room sees with what is on this screen. */
export function presentAction(
  state: SessionState,
  agenda: AgendaPart[],
  { part, context }: Screen,
): PresentAction {
  const presented = presentedPart(state, agenda)
  if (presented === null) return part === null ? 'inLobby' : 'present'
  return presented.id === part?.id && showsContext(state, context) ? 'presenting' : 'present'
}

/** The change of the shared state that takes everyone to what is on this screen. The lobby ends Follow me unless it is named. */
export function presentChange({ part, context }: Screen, followMe?: boolean): Partial<SessionState> {
  const follow = followMe === undefined ? {} : { followMe }
  if (part === null) return { currentState: 'PA', ...follow }
  return { ...context, currentState: 'RU', activePartId: part.id, ...follow }
}

function showsContext(state: SessionState, context: PageContext): boolean {
  return Object.entries(context).every(([field, value]) => state[field as keyof PageContext] === value)
}
