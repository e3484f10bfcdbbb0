import type * as Y from 'yjs'
import { Refusal } from '../errors.ts'
import type { ObjectId, WorkshopId } from '../ids.ts'
import { changeState } from '../workshop/changeState.ts'
import type { StateChange } from '../workshop/changeState.ts'
import { readState, stateRoots } from '../workshop/state.ts'
import type { AgendaPart, SessionState } from '../workshop/state.ts'
import { hasFlag, setFlag } from './flags.ts'
import type { Activity, ActivityModel, Focus, MirroredFlag } from './model.ts'

/** Sets a flag of an activity, and of the shared state while the activity is active. SPEC B13. */
export function setMirroredFlag(
  { state, board }: { state: Y.Doc; board: Y.Doc },
  ids: { workshopId: WorkshopId; objectId: ObjectId },
  flag: MirroredFlag,
  on: boolean,
): void {
  setFlag(board, flag, on)
  if (activeActivity(state, ids.workshopId)?.objectId === ids.objectId)
    changeState(state, ids.workshopId, { [flag]: on })
}

/**
 * Changes the shared state; the activity keeps the flags that belong to it, and the state mirrors those of the activity
 * it comes to. SPEC B13, S1 to S4.
 *
 * @param activityOf an activity that the change may touch; null for one of a kind that is not built
 * @throws {Refusal} `NOT_FOUND` for something that is not in the activity. SPEC S6
 */
export function changeSharedState(
  state: Y.Doc,
  id: WorkshopId,
  change: StateChange,
  activityOf: (objectId: ObjectId) => Activity | null,
): SessionState {
  const before = readState(state, id)
  const target = activityAfter(state, id, change)
  assertIn(target && activityOf(target.objectId), change)
  const after = changeState(state, id, change)
  const part = activeActivity(state, id)
  const active = part && activityOf(part.objectId)
  if (!active) return after
  const { board, model } = active
  for (const flag of model.mirrored) {
    const on = change[flag]
    if (on !== undefined) setFlag(board, flag, on)
  }
  if (after.activePartId === before.activePartId) return after
  // Flags that a kind does not have are off, whatever the activity before had.
  const mirrored = Object.fromEntries(
    mirroredFlags.map((flag) => [flag, model.mirrored.includes(flag) && hasFlag(board, flag)]),
  )
  for (const [flag, on] of Object.entries(mirrored)) stateRoots.state(state).set(flag, on)
  return { ...after, ...mirrored }
}

/** The active part, presented or not; null before the session's first activity. */
export function activeActivity(state: Y.Doc, id: WorkshopId): AgendaPart | null {
  return activityAfter(state, id, {})
}

/** The activity that will be active after a change, or null. */
export function activityAfter(state: Y.Doc, id: WorkshopId, change: StateChange): AgendaPart | null {
  const activePartId =
    change.activePartId === undefined ? readState(state, id).activePartId : change.activePartId
  return (activePartId === null ? undefined : stateRoots.parts(state).get(activePartId)) ?? null
}

/** Clears the focus when its item no longer exists in the active activity. SPEC S6 */
export function forgetGone(state: Y.Doc, id: WorkshopId, desk: Y.Doc, { isThere }: ActivityModel): void {
  const { activePostId, activePostGroupId, activeMultiTopicId } = readState(state, id)
  const isGone = (field: Focus['field'], named: string | null): boolean =>
    named !== null && !isThere(desk, { field, id: named })
  const change: StateChange = {}
  if (isGone('activePostId', activePostId)) Object.assign(change, { activePostId: null, focus: false })
  if (isGone('activePostGroupId', activePostGroupId)) {
    change.activePostGroupId = null
    const isPostLeft = activePostId !== null && change.activePostId !== null
    if (!isPostLeft) change.focus = false
  }
  if (isGone('activeMultiTopicId', activeMultiTopicId)) change.activeMultiTopicId = null
  if (Object.keys(change).length > 0) changeState(state, id, change)
}

/**
 * Clears the focus when its answer was removed from the board. Otherwise the answer would open again by itself when it
 * is shown later. SPEC S6
 *
 * @param board of the active activity, after its projection
 * @param changes of the board, by root map: keys that were written or deleted
 */
export function forgetHidden(
  state: Y.Doc,
  id: WorkshopId,
  {
    board,
    changes,
    model,
  }: { board: Y.Doc; changes: ReadonlyMap<string, ReadonlySet<string>>; model: ActivityModel },
): void {
  const { activePostId: named } = readState(state, id)
  if (named === null || ![...changes.values()].some((keys) => keys.has(named))) return
  if (model.isThere(board, { field: 'activePostId', id: named })) return
  changeState(state, id, { activePostId: null, focus: false })
}

const mirroredFlags = ['globalAnswers', 'sortByPopularity'] as const satisfies readonly MirroredFlag[]

const focusFields = ['activePostId', 'activePostGroupId', 'activeMultiTopicId'] as const

function assertIn(activity: Activity | null, change: StateChange): void {
  const isIn = focusFields.every((field) => {
    const id = change[field]
    return !id || (activity !== null && activity.model.isThere(activity.desk, { field, id }))
  })
  if (!isIn) throw new Refusal('NOT_FOUND', 'topic, post or group of another activity')
}
