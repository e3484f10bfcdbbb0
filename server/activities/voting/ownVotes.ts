import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { CommandAuthor } from '#server/tick/command.ts'
import { ballotTag } from '#server/tick/tags.ts'
import { votesByTag } from '../../database/accounts/ownership.ts'
import type { GraphQLContext } from '../../context/context.ts'

/**
 * The caller's own votes on targets in a round, by target, from one database query.
 *
 * @param author null for callers without a key, after the end: no vote belongs to them
 */
export async function ownVotes(
  { services }: GraphQLContext,
  author: CommandAuthor | null,
  { objectId, round, targetIds }: { objectId: ObjectId; round: number; targetIds: readonly string[] },
): Promise<Map<string, BallotVote>> {
  if (!author || targetIds.length === 0) return new Map()
  const tags = targetIds.map((targetId) => ballotTag(author, targetId, round))
  const found = await votesByTag(services.database, tags)
  return new Map(
    found.flatMap((vote) =>
      vote.objectId === objectId
        ? [[vote.targetId, { id: vote.id, value1: vote.value1, value2: vote.value2 }] as const]
        : [],
    ),
  )
}
