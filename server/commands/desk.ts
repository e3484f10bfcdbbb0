import type { ActivityDocs } from '#domain/activity/docs.ts'
import { leadingRoom } from '#domain/activity/votes/leading.ts'
import { startRound } from '#domain/activity/votes/voting.ts'
import type { ContentKind } from '#domain/activity/contents.ts'
import type { Command, CommandAuthor, CommandWorkshop } from '#server/tick/command.ts'
import { contentTag } from '#server/tick/tags.ts'
import { allMarks } from './finished.ts'
import { isMadeAlready } from './made.ts'
import type { ActivityRef } from './made.ts'

/**
 * An act on an activity through a call, by the same rule that the browser's own edit of the desk uses.
 *
 * @param act checks first, then writes
 * @param contentIds contents whose authors it looks up
 */
export function onDesk<Result>(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  act: (docs: ActivityDocs, workshop: CommandWorkshop) => Result,
  contentIds: readonly string[] = [],
): Command<Result> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds,
    run: (workshop) => ({ result: act(workshop.activity(objectId), workshop) }),
  }
}

/**
 * Like `onDesk`, for an act that creates something: with an id that was sent before, it does nothing (idempotent). SPEC
 * C2.
 *
 * @param act returns whether it created the thing
 * @returns whether the thing exists, created now or before
 */
export function makeOnDesk(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  made: { id: string; kind: ContentKind },
  act: (docs: ActivityDocs, workshop: CommandWorkshop) => boolean,
): Command<boolean> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [made.id],
    run(workshop) {
      if (isMadeAlready(workshop, made.id, objectId, made.kind)) return { result: true }
      if (!act(workshop.activity(objectId), workshop)) return { result: false }
      return {
        result: true,
        rows: { addContents: [{ ...made, objectId, tag: contentTag(author, made.id) }] },
      }
    },
  }
}

/**
 * The same for several things of one kind, made together or not at all. Of those that were sent before, a retry makes none
 * again. SPEC C2.
 *
 * @param act makes those that are new
 */
export function makeAllOnDesk<Thing extends { id: string }>(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  { things, kind }: { things: readonly Thing[]; kind: ContentKind },
  act: (docs: ActivityDocs, workshop: CommandWorkshop, added: readonly Thing[]) => void,
): Command<void> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: things.map(({ id }) => id),
    run(workshop) {
      const added = things.filter(({ id }) => !isMadeAlready(workshop, id, objectId, kind))
      if (added.length > 0) act(workshop.activity(objectId), workshop, added)
      const addContents = added.map(({ id }) => ({ id, kind, objectId, tag: contentTag(author, id) }))
      return { result: undefined, rows: { addContents } }
    },
  }
}

/**
 * Removes all input and all marks of being done from an activity; what is voted on stays, and a new round of voting
 * begins. SPEC B18, EV9, PU9.
 */
export function emptyActivity(author: CommandAuthor, ref: ActivityRef): Command<void> {
  const { workshopId, objectId } = ref
  return {
    workshopId,
    author,
    objectIds: [objectId],
    run(workshop) {
      const activity = workshop.activity(objectId)
      const { model, desk, board } = activity
      leadingRoom(workshop.state, ref, activity, () => {
        model.startOver?.(desk)
        if (model.votes) startRound(board, workshop.nowMs)
      })
      return { result: undefined, rows: { removeAllTags: allMarks(objectId) } }
    },
  }
}
