import type { Message } from '#domain/message.ts'
import { activityDeleted, activityHidden } from '#domain/messages/activities.ts'
import { sessionEnded } from '#domain/messages/joining.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import type { DraftPlace } from '#sync/device/drafts.ts'

export interface SessionNow {
  agenda: readonly AgendaPart[]
  /** As the server has it; otherwise what this device last knew, which takes no place away. */
  isCurrent: boolean
  isEnded: boolean
  seesHidden: boolean
}

/** Why a text that was begun cannot be sent now; null while it can. SPEC B26 */
export function whyLost({ objectId, lost }: DraftPlace, now: SessionNow): Message | null {
  if (!now.isCurrent) return lost ?? null
  if (now.isEnded) return sessionEnded
  const part = now.agenda.find((one) => one.objectId === objectId)
  if (objectId !== null && !part) return activityDeleted
  if (part?.hidden && !now.seesHidden) return activityHidden
  return lost ?? null
}
