import { presentedPart } from '#domain/presenting.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import type { PageContext } from '#ui/session/pageContext.ts'

/** What the Present button says: the room is where this screen is, or can be taken here. */
export type PresentAction = 'present' | 'presenting' | 'inLobby'

export interface Screen {
  /** The activity on this facilitator's screen; null in the lobby. */
  part: AgendaPart | null
  context: PageContext
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

/** The change of the shared state that takes everyone to what is on this screen. */
export function presentChange({ part, context }: Screen, followMe?: boolean): Partial<SessionState> {
  if (part === null) return { currentState: 'PA' }
  return {
    ...context,
    currentState: 'RU',
    activePartId: part.id,
    ...(followMe === undefined ? {} : { followMe }),
  }
}

function showsContext(state: SessionState, context: PageContext): boolean {
  return Object.entries(context).every(([field, value]) => state[field as keyof PageContext] === value)
}
