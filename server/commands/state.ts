import { activityAfter, changeSharedState } from '#domain/activity/sharedState.ts'
import { assertShowable, setResultsShown } from '#domain/activity/votes/voting.ts'
import { UserMistake } from '#domain/errors.ts'
import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import { changeState, goToLobby } from '#domain/workshop/changeState.ts'
import type { StateChange } from '#domain/workshop/changeState.ts'
import type { SessionState } from '#domain/workshop/state.ts'
import { messages } from '#domain/messages.ts'
import type * as Y from 'yjs'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/**
 * A facilitator changes the shared state. SPEC S1 to S4, B13.
 *
 * @param along activities that may be the active one before or after the change, as returned by `activityToShow`; and
 *   whether a room that is led to results is shown them. SPEC BT20
 */
export function leadRoom(
  author: CommandAuthor,
  workshopId: WorkshopId,
  change: StateChange,
  { objectIds, showsResults = false }: { objectIds: readonly ObjectId[]; showsResults?: boolean },
): Command<SessionState> {
  return {
    workshopId,
    author,
    isUrgent: true,
    objectIds,
    run(workshop) {
      // Somebody else changed the active activity after its documents were named.
      const wanted = activityToShow(workshop.state, workshopId, change)
      if (wanted !== null && !objectIds.includes(wanted)) throw new UserMistake(messages.viewChanged)
      const shown = showsResults && wanted !== null ? workshop.findActivity(wanted) : null
      if (shown) assertShowable(shown.board)
      const result = changeSharedState(workshop.state, workshopId, change, workshop.findActivity)
      if (shown?.model.votes && result.showResultsPage) setResultsShown(shown.board, true)
      return { result }
    },
  }
}

/** The activity that would be the active one after a change, or null. */
export function activityToShow(state: Y.Doc, workshopId: WorkshopId, change: StateChange): ObjectId | null {
  return activityAfter(state, workshopId, change)?.objectId ?? null
}

/** Moves everyone to the lobby. SPEC S3. */
export function stopPresenting(author: CommandAuthor, workshopId: WorkshopId): Command<SessionState> {
  return {
    workshopId,
    author,
    isUrgent: true,
    objectIds: [],
    run: (workshop) => ({ result: goToLobby(workshop.state, workshopId) }),
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
    run: (workshop) => ({ result: changeState(workshop.state, workshopId, { showParticipantsAgenda }) }),
  }
}
