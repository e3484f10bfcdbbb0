import { activeActivity, forgetGone, forgetHidden } from '#domain/activity/sharedState.ts'
import { leadingRoom } from '#domain/activity/votes/leading.ts'
import { closeVoting } from '#domain/activity/votes/voting.ts'
import { comingLock, lockAtZero } from '#domain/workshop/timer.ts'
import type { Queryable } from '../database/contents/journal.ts'
import {
  activityIn,
  boardName,
  closingBoards,
  deskName,
  ensureLoaded,
  shadowOf,
  stateName,
} from '../live/liveWorkshop.ts'
import type { LiveWorkshop } from '../live/liveWorkshop.ts'
import type { Logger } from '#server/log.ts'

/**
 * Runs before the commands of a tick: a timer that has run out locks its activity. The lock is part of no command, so a
 * refused command does not undo it, and every command sees it. SPEC T3.
 */
export async function lockWhenTimeIsUp(
  live: LiveWorkshop,
  client: Queryable,
  logger: Logger,
  nowMs: number,
): Promise<void> {
  const { workshopId } = live
  const state = shadowOf(live, stateName(workshopId)).doc
  const coming = comingLock(state, workshopId)
  if (coming === null || coming.atMs > nowMs) return
  const { objectId } = coming.part
  await ensureLoaded(live, client, new Set([deskName(objectId), boardName(objectId)]), logger)
  const board = shadowOf(live, boardName(objectId)).doc
  state.transact(() => board.transact(() => lockAtZero({ state, boardOf: () => board }, workshopId, nowMs)))
}

/**
 * Runs before the commands of a tick: a countdown that nobody took back closes voting, wherever the device of the
 * facilitator is who began it. SPEC BT18
 */
export async function closeWhenCounted(
  live: LiveWorkshop,
  client: Queryable,
  logger: Logger,
  nowMs: number,
): Promise<void> {
  const { workshopId } = live
  const due = [...closingBoards(live, nowMs)].flatMap(([objectId, atMs]) => (atMs <= nowMs ? [objectId] : []))
  await ensureLoaded(live, client, new Set(due.map(deskName)), logger)
  const state = shadowOf(live, stateName(workshopId)).doc
  for (const objectId of due) {
    const activity = activityIn(live, objectId)
    if (!activity) continue
    const close = (): void => closeVoting(activity.board, nowMs)
    state.transact(() =>
      activity.board.transact(() => leadingRoom(state, { workshopId, objectId }, activity, close)),
    )
  }
}

/**
 * Runs after the acts of a tick and their projection: clears the focus when its target was deleted or hidden from the
 * room. SPEC S6.
 */
export function unfocusGone(live: LiveWorkshop): void {
  const { workshopId, shadows } = live
  const state = shadowOf(live, stateName(workshopId)).doc
  const part = activeActivity(state, workshopId)
  const desk = part && shadows.get(deskName(part.objectId))
  if (!part || !desk?.model) return
  const { doc, model } = desk
  const board = shadows.get(boardName(part.objectId))
  state.transact(() => {
    if (desk.changes.size > 0) forgetGone(state, workshopId, doc, model)
    if (board) forgetHidden(state, workshopId, { board: board.doc, changes: board.changes, model })
  })
}
