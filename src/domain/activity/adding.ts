import { presentedPart } from '../presenting.ts'
import type { AgendaPart, SessionState } from '../state.ts'
import type { Screen } from './present.ts'

/**
 * What becomes of the page that the room is shown when a facilitator adds an activity, which takes this screen to the new one: the
 * Groups page that it leaves gives way to the overview. SPEC W10.
 *
 * @param left what was on the screen when the activity was added
 * @returns null: the room stays as it is
 */
export function roomAfterAdding(
  state: SessionState,
  agenda: AgendaPart[],
  left: Screen,
): Pick<SessionState, 'showGroupPage' | 'showOverviewPage'> | null {
  const presented = presentedPart(state, agenda)
  const isLeft = presented !== null && presented.id === left.part?.id && left.context.showGroupPage === true
  if (!isLeft || !state.showGroupPage || state.followMe) return null
  return { showGroupPage: false, showOverviewPage: true }
}

/** The name of an activity that was switched for one of another type. @param typeNames what the old type is called. SPEC W11 */
export function switchedName(name: string, typeNames: readonly string[], newType: string): string {
  return name === '' || typeNames.includes(name) ? newType : name
}
