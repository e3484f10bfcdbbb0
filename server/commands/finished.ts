import { votingRound } from '#domain/activity/votes/showing.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { finishedKind, finishedTag } from '#server/tick/tags.ts'
import type { ActivityRef } from './made.ts'

/**
 * Sets or removes the author's mark of being done with an activity; only a tag of it is stored. SPEC F1.
 *
 * @param round of voting, to which the mark belongs: in another one nothing changes; null in activities without votes
 */
export function markFinished(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  finished: boolean,
  round: number | null = null,
): Command<void> {
  const tag = finishedTag(author, objectId)
  const kind = finishedKind(author.role)
  const rows = finished ? { addTags: [{ tag, objectId, kind }] } : { removeTags: [{ tag }] }
  return {
    ...{ workshopId, author },
    objectIds: round === null ? [] : [objectId],
    run: (workshop) => {
      const isPresent = round === null || round === votingRound(workshop.activity(objectId).board)
      return { result: undefined, rows: isPresent ? rows : {} }
    },
  }
}

/** Removes everyone's mark of being done with an activity. */
export function clearFinished(author: CommandAuthor, { workshopId, objectId }: ActivityRef): Command<void> {
  return {
    workshopId,
    author,
    objectIds: [],
    run: () => ({ result: undefined, rows: { removeAllTags: allMarks(objectId) } }),
  }
}

export function allMarks(objectId: string): { objectId: string; kind: string }[] {
  return [
    { objectId, kind: finishedKind('participant') },
    { objectId, kind: finishedKind('facilitator') },
  ]
}
