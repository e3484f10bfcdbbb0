import { assertLikesLeft, assertLikingOpen } from '#domain/brainstorm/likes/likeRules.ts'
import { assertMayLike } from '#domain/brainstorm/likes/likes.ts'
import type { LikeTarget } from '#domain/brainstorm/likes/likes.ts'
import type { Command, CommandAuthor, KnownVote } from '#server/tick/command.ts'
import { likeTarget, unlikeTarget } from '#server/commands/likeTarget.ts'
import type { ActivityRef } from '#server/commands/made.ts'

/** One like per person and target: liking again returns the existing like (idempotent). SPEC B10, B11, B15, B17, C2. */
export function addLike(
  author: CommandAuthor,
  ref: ActivityRef,
  { id, on }: { id: string; on: LikeTarget },
): Command<KnownVote> {
  return likeTarget(author, ref, { id, targetId: targetOf(on) }, (docs, workshop) => {
    assertMayLike(docs, workshop.actor, on)
    assertLikingOpen(docs.board)
    assertLikesLeft(docs, (target) => workshop.hasVoted(ref.objectId, target))
  })
}

/**
 * Removes a person's like; does nothing when there is none (idempotent). A like on a target that was hidden or locked
 * later can still be removed, but not while liking is closed. SPEC B11, B17.
 *
 * @returns the removed like
 */
export function removeLike(
  author: CommandAuthor,
  ref: ActivityRef,
  targetId: string,
): Command<KnownVote | null> {
  return unlikeTarget(author, ref, targetId, ({ board }) => assertLikingOpen(board))
}

function targetOf(on: LikeTarget): string {
  return 'postId' in on ? on.postId : on.groupId
}
