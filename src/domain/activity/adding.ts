import { presentedPart } from '../workshop/changeState.ts'
import type { AgendaPart, SessionState } from '../workshop/state.ts'
import type { Screen } from './presenting.ts'

/**
 * What happens to the presented page when a facilitator adds an activity. Adding takes this screen to the new activity,
 * so a presented Groups page is replaced by the overview. SPEC W10.
 *
 * @param left what the screen showed when the activity was added
 * @returns null when the shared state does not change
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

/** The name of an activity whose type was switched. @param typeNames names of the old type. SPEC W11 */
export function switchedName(name: string, typeNames: readonly string[], newType: string): string {
  return name === '' || typeNames.includes(name) ? newType : name
}
