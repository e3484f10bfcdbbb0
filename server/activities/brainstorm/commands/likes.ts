import { assertLikesLeft, assertLikingOpen } from '#domain/brainstorm/likes/likeRules.ts'
import { setScore } from '#domain/activity/likes.ts'
import { assertMayLike } from '#domain/brainstorm/likes/likes.ts'
import type { LikeTarget } from '#domain/brainstorm/likes/likes.ts'
import type { Command, CommandAuthor, KnownVote } from '#server/tick/command.ts'
import type { ActivityRef } from '#server/commands/made.ts'

/** One like per person and target: liking again returns the existing like (idempotent). SPEC B10, B11, B15, B17, C2. */
export function addLike(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  like: { id: string; on: LikeTarget },
): Command<KnownVote> {
  const targetId = targetOf(like.on)
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [targetId],
    voteTargets: [targetId],
    run(workshop) {
      const own = workshop.ownVote(targetId)
      if (own) return { result: own }
      const docs = workshop.activity(objectId)
      assertMayLike(docs, workshop.actor, like.on)
      assertLikingOpen(docs.board)
      assertLikesLeft(docs, (id) => workshop.hasVoted(objectId, id))
      setScore(docs.desk, targetId, workshop.voteCount(targetId) + 1)
      return {
        result: { id: like.id, value1: 1 },
        rows: { addVotes: [{ id: like.id, objectId, targetId, value1: 1 }] },
      }
    },
  }
}

/**
 * Removes a person's like; does nothing when there is none (idempotent). A like on a target that was hidden or locked
 * later can still be removed, but not while liking is closed. SPEC B11, B17.
 *
 * @returns the removed like
 */
export function removeLike(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  targetId: string,
): Command<KnownVote | null> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    voteTargets: [targetId],
    run(workshop) {
      const own = workshop.ownVote(targetId)
      if (!own) return { result: null }
      const { desk, board } = workshop.activity(objectId)
      assertLikingOpen(board)
      setScore(desk, targetId, workshop.voteCount(targetId) - 1)
      return { result: own, rows: { removeVotes: [{ id: own.id }] } }
    },
  }
}

function targetOf(on: LikeTarget): string {
  return 'postId' in on ? on.postId : on.groupId
}
