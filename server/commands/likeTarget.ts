import { setScore } from '#domain/activity/likes.ts'
import type { Activity } from '#domain/activity/model.ts'
import type { Command, CommandAuthor, CommandWorkshop, KnownVote } from '#server/tick/command.ts'
import { assertUnused } from './made.ts'
import type { ActivityRef } from './made.ts'

/** Checks the rules of a kind of activity; throws `Refusal` or `UserMistake`. */
type Assertion = (activity: Activity, workshop: CommandWorkshop) => void

/**
 * One like per person and target: liking again returns the existing like (idempotent). SPEC B11, C2.
 *
 * @param assertAllowed not asked about a like that is there already
 */
export function likeTarget(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  { id, targetId }: { id: string; targetId: string },
  assertAllowed: Assertion,
): Command<KnownVote> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [targetId],
    voteTargets: [targetId],
    newIds: [id],
    run(workshop) {
      const own = workshop.ownVote(targetId)
      if (own) return { result: own }
      assertUnused(workshop, [id])
      const activity = workshop.activity(objectId)
      assertAllowed(activity, workshop)
      setScore(activity.desk, targetId, workshop.voteCount(targetId) + 1)
      return {
        result: { id, value1: 1 },
        rows: { addVotes: [{ id, objectId, targetId, value1: 1 }] },
      }
    },
  }
}

/**
 * Removes a person's like; does nothing when there is none (idempotent). A like on a target that was hidden or locked
 * later can still be removed. SPEC B11, SL12.
 *
 * @returns the removed like
 */
export function unlikeTarget(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  targetId: string,
  assertAllowed: Assertion = () => undefined,
): Command<KnownVote | null> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    voteTargets: [targetId],
    run(workshop) {
      const own = workshop.ownVote(targetId)
      if (!own) return { result: null }
      const activity = workshop.activity(objectId)
      assertAllowed(activity, workshop)
      setScore(activity.desk, targetId, workshop.voteCount(targetId) - 1)
      return { result: own, rows: { removeVotes: [{ id: own.id }] } }
    },
  }
}
