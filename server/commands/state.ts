import { activityAfter, changeSharedState } from '#domain/activity/sharedState.ts'
import { UserMistake } from '#domain/errors.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { changeState, goToLobby, staleRevisionMessage } from '#domain/presenting.ts'
import type { StateChange } from '#domain/presenting.ts'
import type { SessionState } from '#domain/state.ts'
import type * as Y from 'yjs'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/**
 * A facilitator changes what everyone follows. SPEC S1 to S4, B13.
 *
 * @param objectIds activities that may be the active one before or after it, as `activityToShow` told
 */
export function present(
  author: CommandAuthor,
  workshopId: WorkshopId,
  change: StateChange,
  objectIds: readonly ObjectId[],
): Command<SessionState> {
  return {
    workshopId,
    author,
    isUrgent: true,
    objectIds,
    run(room) {
      // Somebody else changed the activity since its documents were named.
      const wanted = activityToShow(room.state, workshopId, change)
      if (wanted !== null && !objectIds.includes(wanted)) throw new UserMistake(staleRevisionMessage)
      return { result: changeSharedState(room.state, workshopId, change, room.findActivity) }
    },
  }
}

/** The activity that would be the active one after a change, or null. */
export function activityToShow(state: Y.Doc, workshopId: WorkshopId, change: StateChange): ObjectId | null {
  return activityAfter(state, workshopId, change)?.objectId ?? null
}

/** Everyone to the lobby. SPEC S3. */
export function stopPresenting(author: CommandAuthor, workshopId: WorkshopId): Command<SessionState> {
  return {
    workshopId,
    author,
    isUrgent: true,
    objectIds: [],
    run: (room) => ({ result: goToLobby(room.state, workshopId) }),
  }
}

/** Whether participants see the sidebar with the agenda. */
export function showAgenda(
  author: CommandAuthor,
  workshopId: WorkshopId,
  showParticipantsAgenda: boolean,
): Command<SessionState> {
  return {
    workshopId,
    author,
    objectIds: [],
    run: (room) => ({ result: changeState(room.state, workshopId, { showParticipantsAgenda }) }),
  }
}
