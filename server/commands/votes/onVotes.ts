import type { ActivityDocs } from '#domain/activity/docs.ts'
import { leadingRoom } from '#domain/activity/votes/leading.ts'
import type { Command, CommandAuthor, CommandWorkshop, RowChanges } from '#server/tick/command.ts'
import type { ActivityRef } from '../made.ts'
import { votedActivity } from './activityVotes.ts'

/**
 * An act on how an activity is voted on. Where it decides what everybody may see of the results, it leads the room.
 * SPEC BT17
 *
 * @param act checks first, then writes; returns the row changes, if any
 */
export function onVotes(
  author: CommandAuthor,
  ref: ActivityRef,
  act: (docs: ActivityDocs, workshop: CommandWorkshop) => RowChanges | undefined,
): Command<void> {
  return {
    workshopId: ref.workshopId,
    author,
    objectIds: [ref.objectId],
    run(workshop) {
      const activity = votedActivity(workshop, ref.objectId)
      const rows = leadingRoom(workshop.state, ref, activity, () => act(activity, workshop))
      return { result: undefined, ...(rows && { rows }) }
    },
  }
}
