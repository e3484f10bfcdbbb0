import { activeActivity, forgetGone } from '#domain/activity/sharedState.ts'
import { comingLock, lockAtZero } from '#domain/timer.ts'
import type { Queryable } from '#server/database/journal.ts'
import { boardName, deskName, ensureLoaded, shadowOf, stateName } from '#server/live/room.ts'
import type { Room } from '#server/live/room.ts'
import type { Logger } from '#server/log.ts'

/**
 * Before the commands of a tick: a timer that ran out locks its activity. It belongs to none of them, so none that is
 * refused takes it back, and each of them finds it done. SPEC T3.
 */
export async function lockWhenTimeIsUp(
  room: Room,
  client: Queryable,
  logger: Logger,
  nowMs: number,
): Promise<void> {
  const { workshopId } = room
  const state = shadowOf(room, stateName(workshopId)).doc
  const coming = comingLock(state, workshopId)
  if (coming === null || coming.atMs > nowMs) return
  const { objectId } = coming.part
  await ensureLoaded(room, client, new Set([deskName(objectId), boardName(objectId)]), logger)
  const board = shadowOf(room, boardName(objectId)).doc
  state.transact(() => board.transact(() => lockAtZero({ state, boardOf: () => board }, workshopId, nowMs)))
}

/** After the acts of a tick: what one of them deleted is in focus no more. SPEC S6. */
export function unfocusGone(room: Room): void {
  const { workshopId, shadows } = room
  const state = shadowOf(room, stateName(workshopId)).doc
  const part = activeActivity(state, workshopId)
  const desk = part && shadows.get(deskName(part.objectId))
  if (!desk?.model || desk.changes.size === 0) return
  const { doc, model } = desk
  state.transact(() => forgetGone(state, workshopId, doc, model))
}
