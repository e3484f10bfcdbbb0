import type { BallotVote, VoteValues } from '#domain/activity/votes/tally.ts'
import { abstention, assertVotingOpen, checkedChoice } from '#domain/activity/votes/voting.ts'
import { UserMistake } from '#domain/errors.ts'
import { nothingToVoteOn } from '#domain/messages/voting.ts'
import { sameValue } from '#domain/workshop/state.ts'
import type { CastVote, Command, CommandAuthor } from '#server/tick/command.ts'
import { randomUUID } from 'node:crypto'
import type { ActivityRef } from '../made.ts'
import { votedActivity } from './activityVotes.ts'
import type { VotedActivity } from './activityVotes.ts'
import { markTags, markVoted, marksIn } from './marks.ts'

/** What one call votes. */
export interface Ballot {
  /** The round that the caller saw; undefined for a caller who knows only one. SPEC BT11. */
  round: number | undefined
  /** By target; null abstains. */
  votes: ReadonlyMap<string, VoteValues | null>
  /** The scope and round that the ballot most likely has, so that one query fetches all lookups. */
  expected: { scope: string | undefined; round: number }
}

/** A vote that a call left behind. */
export interface CastBallotVote extends BallotVote {
  targetId: string
}

/**
 * Votes, or changes earlier votes: sent twice, it counts once (idempotent). Votes on deleted targets are left out. SPEC
 * BT1, BT2, BT9, BT11.
 *
 * @returns the votes in the order of the ballot
 */
export function castBallot(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  { round, votes, expected }: Ballot,
): Command<CastBallotVote[]> {
  const scopes = expected.scope === undefined ? [] : [expected.scope]
  const tags = markTags(author, { objectId }, expected.round, scopes)
  return {
    workshopId,
    author,
    objectIds: [objectId],
    ballot: { round: expected.round, targetIds: [...votes.keys()], tags },
    run(workshop) {
      const activity = votedActivity(workshop, objectId)
      assertVotingOpen(activity.board, workshop.actor.role, round)
      const known = [...votes].filter(([targetId]) => activity.scopeOf(targetId) !== undefined)
      if (known.length === 0) throw new UserMistake(nothingToVoteOn)
      const own = workshop.ownBallotVotes(
        known.map(([targetId]) => targetId),
        activity.round,
      )
      const cast = known.map(([targetId, chosen]) =>
        castVote(activity, targetId, own.get(targetId), checkedChoice(chosen, activity.scale)),
      )
      const changes = cast.filter(({ before, after }) => !sameValue(before, after))
      const changed = new Set(changes.map(({ targetId }) => activity.scopeOf(targetId) ?? ''))
      const marks = marksIn(workshop, author, activity, [...changed])
      // Everything has been looked up: from here on the command writes.
      return {
        result: cast.map(({ id, targetId, after }) => ({ id, targetId, ...(after ?? abstention) })),
        rows: { castVotes: changes, ...markVoted(author, activity, marks) },
      }
    },
  }
}

function castVote(
  { objectId, round }: VotedActivity,
  targetId: string,
  own: BallotVote | undefined,
  after: VoteValues,
): CastVote {
  const before = own ? { value1: own.value1, value2: own.value2 } : null
  return { id: own?.id ?? randomUUID(), objectId, targetId, round, before, after }
}
