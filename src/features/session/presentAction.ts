import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import type { PageContext } from '#ui/session/pageContext.ts'

/** What the Present button says: the room is where this screen is, or can be taken here. */
export type PresentAction = 'present' | 'presenting' | 'inLobby'

export interface Screen {
  /** The activity on this facilitator's screen; null in the lobby. */
  part: AgendaPart | null
  context: PageContext
  /** Neither the lobby nor an activity of the agenda: nowhere the room could be. */
  isBeside?: boolean
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
