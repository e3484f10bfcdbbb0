import type { ActivityDocs } from '#domain/activity/docs.ts'
import type { ContentKind } from '#domain/activity/contents.ts'
import type { Command, CommandAuthor, CommandRoom } from '#server/tick/command.ts'
import { contentTag } from '#server/tick/tags.ts'
import { allMarks } from './finished.ts'
import { isMadeAlready } from './made.ts'
import type { Place } from './made.ts'

/**
 * What is done with an activity through a call, by the rule that the browser's own edit of the desk uses.
 *
 * @param act checks first, then writes
 * @param contentIds whose authors it asks for
 */
export function onDesk<Result>(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  act: (docs: ActivityDocs, room: CommandRoom) => Result,
  contentIds: readonly string[] = [],
): Command<Result> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds,
    run: (room) => ({ result: act(room.activity(objectId), room) }),
  }
}

/**
 * The same for an act that makes something: with an id that was sent before, it is not done again. SPEC C2.
 *
 * @param act answers whether it made the thing
 * @returns whether it is made, now or before
 */
export function makeOnDesk(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  made: { id: string; kind: ContentKind },
  act: (docs: ActivityDocs, room: CommandRoom) => boolean,
): Command<boolean> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [made.id],
    run(room) {
      if (isMadeAlready(room, made.id, objectId, made.kind)) return { result: true }
      if (!act(room.activity(objectId), room)) return { result: false }
      return {
        result: true,
        rows: { addContents: [{ ...made, objectId, tag: contentTag(author, made.id) }] },
      }
    },
  }
}

/** Empties an activity of input and of marks of being done. SPEC B18. */
export function emptyActivity(author: CommandAuthor, { workshopId, objectId }: Place): Command<void> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    run(room) {
      const { model, desk } = room.activity(objectId)
      model.startOver?.(desk)
      return { result: undefined, rows: { removeAllTags: allMarks(objectId) } }
    },
  }
}
