import { randomBytes } from 'node:crypto'
import { voteCountKeys } from '#domain/activity/votes/showing.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import { abstention, addToCount, assertVotingOpen, checkedChoice } from '#domain/activity/votes/voting.ts'
import { UserMistake } from '#domain/errors.ts'
import { nothingToVoteOn } from '#domain/messages/voting.ts'
import type { CastVote, Command, CommandAuthor } from '#server/tick/command.ts'
import { contentTag, proxyVoteId } from '#server/tick/tags.ts'
import { isMadeAlready } from '../made.ts'
import type { ActivityRef } from '../made.ts'
import { votedActivity } from './activityVotes.ts'
import type { CastBallotVote } from './castVotes.ts'

const tagBytes = 32

/**
 * Enters a ballot for somebody without a device: with random tags, so it belongs to nobody and is never changed. A retry
 * is answered alike (idempotent). SPEC BT12, C2.
 *
 * @param ballot values by target; null abstains
 * @returns the votes in the order of the ballot
 */
export function enterProxyVotes(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  ballot: { id: string; round: number | undefined; votes: ReadonlyMap<string, VoteValues | null> },
): Command<CastBallotVote[]> {
  const { id, round, votes } = ballot
  return {
    workshopId,
    author,
    objectIds: [objectId],
    contentIds: [id],
    run(workshop) {
      const isRetry = isMadeAlready(workshop, id, objectId, 'proxyBallot')
      const activity = votedActivity(workshop, objectId)
      if (!isRetry) {
        assertVotingOpen(activity.board, workshop.actor.role, round)
        activity.assertTakes([...votes.values()])
      }
      const cast = [...votes].flatMap(([targetId, chosen]): CastVote[] => {
        if (activity.scopeOf(targetId) === undefined) return []
        return [
          {
            id: proxyVoteId(author, id, targetId),
            ...{ objectId, targetId, round: activity.round },
            after: checkedChoice(chosen, activity.scale),
            proxyTag: randomBytes(tagBytes),
          },
        ]
      })
      const result = cast.map(({ id: voteId, targetId, after }) => ({
        ...{ id: voteId, targetId },
        ...(after ?? abstention),
      }))
      if (isRetry) return { result }
      if (cast.length === 0) throw new UserMistake(nothingToVoteOn)
      const scopes = new Set(cast.map(({ targetId }) => activity.scopeOf(targetId) ?? ''))
      for (const scope of scopes) addToCount(activity.board, voteCountKeys.proxies(scope, activity.round), 1)
      return {
        result,
        rows: {
          castVotes: cast,
          addContents: [{ id, objectId, kind: 'proxyBallot', tag: contentTag(author, id) }],
        },
      }
    },
  }
}
