import { voteCountKeys } from '#domain/activity/votes/showing.ts'
import type { BallotVote, VoteValues } from '#domain/activity/votes/tally.ts'
import { addToCount, assertVotingOpen, checkedValues } from '#domain/activity/votes/voting.ts'
import { countsOf } from '#domain/activity/counts.ts'
import { UserMistake } from '#domain/errors.ts'
import { nothingToVoteOn } from '#domain/messages/voting.ts'
import { sameValue } from '#domain/workshop/state.ts'
import type { CastVote, Command, CommandAuthor, CommandWorkshop, RowChanges } from '#server/tick/command.ts'
import { votedKind, votedTag, voterKind, voterTag } from '#server/tick/tags.ts'
import { randomUUID } from 'node:crypto'
import type { ActivityRef } from '../made.ts'
import { votedActivity } from './activityVotes.ts'
import type { VotedActivity } from './activityVotes.ts'

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
  const tags = [voterTag(author, objectId, expected.round)]
  if (expected.scope !== undefined) tags.push(votedTag(author, objectId, expected.scope, expected.round))
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
      const cast = known.map(([targetId, chosen]) => {
        const values = chosen === null ? abstention : checkedValues(chosen, activity.scale)
        const own = workshop.ownBallotVote(targetId, activity.round)
        return castVote(activity, targetId, own, values)
      })
      const changes = cast.filter(({ before, after }) => !sameValue(before, after))
      // Everything has been looked up: from here on the command writes.
      const marks = marksOf(workshop, author, activity, new Set(changes.map(scopeIn(activity))))
      if (changes.length > 0) countsOf(activity.board).set(voteCountKeys.joined, workshop.joined())
      return {
        result: cast.map(({ id, targetId, after }) => ({ id, targetId, ...(after ?? abstention) })),
        rows: { castVotes: changes, addTags: marks() },
      }
    },
  }
}

const abstention: VoteValues = { value1: null, value2: null }

function castVote(
  { objectId, round }: VotedActivity,
  targetId: string,
  own: BallotVote | null,
  after: VoteValues,
): CastVote {
  const before = own && { value1: own.value1, value2: own.value2 }
  return { id: own?.id ?? randomUUID(), objectId, targetId, round, before, after }
}

function scopeIn({ scopeOf }: VotedActivity): (vote: CastVote) => string {
  return ({ targetId }) => scopeOf(targetId) ?? ''
}

/**
 * The marks of having voted, which are looked up now and written by the returned function: the counts of voters and of
 * waiting ballots follow. SPEC BT5, BT13.
 */
function marksOf(
  workshop: CommandWorkshop,
  author: CommandAuthor,
  { objectId, round, board }: VotedActivity,
  scopes: ReadonlySet<string>,
): () => NonNullable<RowChanges['addTags']> {
  const { role } = author
  const missing = [...scopes].filter((scope) => !workshop.hasTag(votedTag(author, objectId, scope, round)))
  const voter = voterTag(author, objectId, round)
  const isFirst = scopes.size > 0 && !workshop.hasTag(voter)
  workshop.joined()
  return () => {
    if (role === 'participant') {
      for (const scope of missing) addToCount(board, voteCountKeys.voted(scope, round), 1)
      for (const scope of scopes) addToCount(board, voteCountKeys.waiting(scope, round), 1)
    }
    return [
      ...missing.map((scope) => ({
        tag: votedTag(author, objectId, scope, round),
        objectId,
        kind: votedKind(role, scope, round),
      })),
      ...(isFirst ? [{ tag: voter, objectId, kind: voterKind(round) }] : []),
    ]
  }
}
