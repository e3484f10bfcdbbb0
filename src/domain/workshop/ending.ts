import type * as Y from 'yjs'
import type { PartId, WorkshopId } from '../ids.ts'
import { changeState } from './changeState.ts'
import { readAgenda, stateRoots, writeChanged } from './state.ts'
import type { AgendaPart } from './state.ts'

/** @param state document of kind `state` */
export function hasEnded(state: Y.Doc): boolean {
  return stateRoots.workshop(state).get('ended') === true
}

/**
 * Ends a workshop permanently: everyone goes to the lobby and the countdown stops. Of the activities, only the shared
 * ones stay open to participants, whether they were hidden before or not. SPEC E1, E2.
 *
 * @param sharedPartIds ids that are not in the agenda are ignored
 * @returns the activities whose visibility changed
 */
export function endSession(state: Y.Doc, id: WorkshopId, sharedPartIds: readonly PartId[]): AgendaPart[] {
  changeState(state, id, { currentState: 'PA', activePartId: null })
  writeChanged(stateRoots.state(state), { timer: null })
  writeChanged(stateRoots.workshop(state), { ended: true })
  const shared = new Set(sharedPartIds)
  const changed = readAgenda(state)
    .filter((part) => part.hidden === shared.has(part.id))
    .map((part) => ({ ...part, hidden: !part.hidden }))
  for (const part of changed) stateRoots.parts(state).set(part.id, part)
  return changed
}
