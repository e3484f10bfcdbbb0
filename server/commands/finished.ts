import type { Command, CommandAuthor } from '#server/tick/command.ts'
import { finishedKind, finishedTag } from '#server/tick/tags.ts'
import type { Place } from './made.ts'

/** Somebody is done with an activity, or not; a tag is all that is kept of it. SPEC F1. */
export function markFinished(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  finished: boolean,
): Command<void> {
  const tag = finishedTag(author, objectId)
  const kind = finishedKind(author.role)
  const rows = finished ? { addTags: [{ tag, objectId, kind }] } : { removeTags: [{ tag }] }
  return { workshopId, author, objectIds: [], run: () => ({ result: undefined, rows }) }
}

/** Takes everybody's mark of being done with an activity away. */
export function clearFinished(author: CommandAuthor, { workshopId, objectId }: Place): Command<void> {
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
