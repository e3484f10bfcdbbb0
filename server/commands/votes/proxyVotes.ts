import { randomBytes, randomUUID } from 'node:crypto'
import { voteCountKeys } from '#domain/activity/votes/showing.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { addToCount, assertVotingOpen, checkedValues } from '#domain/activity/votes/voting.ts'
import { UserMistake } from '#domain/errors.ts'
import { nothingToVoteOn } from '#domain/messages/voting.ts'
import type { CastVote, Command, CommandAuthor } from '#server/tick/command.ts'
import { contentTag } from '#server/tick/tags.ts'
import { isMadeAlready } from '../made.ts'
import type { ActivityRef } from '../made.ts'
import { votedActivity } from './activityVotes.ts'
import type { CastBallotVote } from './castVotes.ts'

const tagBytes = 32

/**
 * Enters a ballot for somebody without a device: with random tags, so it belongs to nobody and is never changed. SPEC
 * BT12, C2.
 *
 * @returns the votes; empty for a retry
 */
export function enterProxyVotes(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  ballot: { id: string; round: number | undefined; votes: ReadonlyMap<string, VoteValues> },
): Command<CastBallotVote[]> {
  const { id, round, votes } = ballot
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [id],
    run(workshop) {
      if (isMadeAlready(workshop, id, objectId, 'proxyBallot')) return { result: [] }
      const activity = votedActivity(workshop, objectId)
      assertVotingOpen(activity.board, workshop.actor.role, round)
      const cast = [...votes].flatMap(([targetId, values]): CastVote[] => {
        if (activity.scopeOf(targetId) === undefined) return []
        const after = checkedValues(values, activity.scale)
        const proxyTag = randomBytes(tagBytes)
        return [
          { id: randomUUID(), objectId, targetId, round: activity.round, before: null, after, proxyTag },
        ]
      })
      if (cast.length === 0) throw new UserMistake(nothingToVoteOn)
      const scopes = new Set(cast.map(({ targetId }) => activity.scopeOf(targetId) ?? ''))
      for (const scope of scopes) addToCount(activity.board, voteCountKeys.proxies(scope, activity.round), 1)
      return {
        result: cast.map(({ id: voteId, targetId, after }) => ({
          id: voteId,
          targetId,
          value1: after?.value1 ?? null,
          value2: after?.value2 ?? null,
        })),
        rows: {
          castVotes: cast,
          addContents: [{ id, objectId, kind: 'proxyBallot', tag: contentTag(author, id) }],
        },
      }
    },
  }
}
