import { assertLikesLeft, assertLikingOpen } from '#domain/brainstorm/likeRules.ts'
import { assertMayLike, setScore } from '#domain/brainstorm/likes.ts'
import type { LikeTarget } from '#domain/brainstorm/likes.ts'
import type { Command, CommandAuthor, KnownVote } from '#server/tick/command.ts'
import type { Place } from '#server/commands/made.ts'

/** One like a person and target: liking again answers with the like there is. SPEC B10, B11, B15, B17, C2. */
export function addLike(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  like: { id: string; on: LikeTarget },
): Command<KnownVote> {
  const targetId = targetOf(like.on)
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [targetId],
    voteTargets: [targetId],
    run(room) {
      const own = room.ownVote(targetId)
      if (own) return { result: own }
      const docs = room.activity(objectId)
      assertMayLike(docs, room.actor, like.on)
      assertLikingOpen(docs.board)
      assertLikesLeft(docs, (id) => room.hasVoted(objectId, id))
      setScore(docs.desk, targetId, room.voteCount(targetId) + 1)
      return {
        result: { id: like.id, value1: 1 },
        rows: { addVotes: [{ id: like.id, objectId, targetId, value1: 1 }] },
      }
    },
  }
}

/**
 * Takes a person's like back; without one nothing happens, so it may be sent again. What is hidden or locked meanwhile may
 * still be unliked, but not while liking is closed. SPEC B11, B17.
 *
 * @returns the like there was
 */
export function removeLike(
  author: CommandAuthor,
  { workshopId, objectId }: Place,
  targetId: string,
): Command<KnownVote | null> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    voteTargets: [targetId],
    run(room) {
      const own = room.ownVote(targetId)
      if (!own) return { result: null }
      const { desk, board } = room.activity(objectId)
      assertLikingOpen(board)
      setScore(desk, targetId, room.voteCount(targetId) - 1)
      return { result: own, rows: { removeVotes: [{ id: own.id }] } }
    },
  }
}

function targetOf(on: LikeTarget): string {
  return 'postId' in on ? on.postId : on.groupId
}
