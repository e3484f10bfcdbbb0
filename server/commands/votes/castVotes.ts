import type { Activity } from '#domain/activity/model.ts'
import type { BallotVote, VoteValues } from '#domain/activity/votes/tally.ts'
import { abstention, assertCovers, assertVotingOpen, checkedChoice } from '#domain/activity/votes/voting.ts'
import { UserMistake } from '#domain/errors.ts'
import { nothingToVoteOn } from '#domain/messages/voting.ts'
import type { CastVote, Command, CommandAuthor } from '#server/tick/command.ts'
import { randomUUID } from 'node:crypto'
import type { ActivityRef } from '../made.ts'
import { scopesIn, votedActivity } from './activityVotes.ts'
import type { VotedActivity } from './activityVotes.ts'
import { markTags, markVoted, marksIn } from './marks.ts'

/** What one call votes. */
export interface Ballot {
  /** The round that the caller saw; undefined for a caller who knows only one. SPEC BT11. */
  round: number | undefined
  /** By target; null abstains. */
  votes: ReadonlyMap<string, VoteValues | null>
  /** The round that it most likely is of, so that one query fetches all lookups. */
  expectedRound: number
  /** Targets that its sender saw, voted on or not; undefined for a caller who sees all that there are. SPEC PU5 */
  seen?: readonly string[] | undefined
  /** Its sender was told that it may be recognised; any other ballot is shown with others only. SPEC BT19 */
  isRecognisable?: boolean
}

/** A vote that a call left behind. */
export interface CastBallotVote extends BallotVote {
  targetId: string
}

/**
 * Votes, or changes earlier votes: sent twice, it counts once (idempotent). Votes on deleted targets are left out. SPEC
 * BT1, BT2, BT9, BT11, PU5.
 *
 * @returns the votes in the order of the ballot
 */
export function castBallot(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  { round, votes, expectedRound, seen, isRecognisable = false }: Ballot,
): Command<CastBallotVote[]> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    ballot: {
      ...{ round: expectedRound, targetIds: [...votes.keys()] },
      tags: (activity) => markTags(author, { objectId }, expectedRound, scopesOf(activity, votes)),
    },
    run(workshop) {
      const activity = votedActivity(workshop, objectId)
      const known = [...votes].filter(([targetId]) => activity.scopeOf(targetId) !== undefined)
      const own = workshop.ownBallotVotes(
        known.map(([targetId]) => targetId),
        activity.round,
      )
      const cast = known.map(([targetId, chosen]) =>
        castVote(activity, own.get(targetId), {
          ...{ targetId, isRecognisable },
          after: checkedChoice(chosen, activity.scale),
        }),
      )
      const changes = cast.filter(({ targetId, after }) => {
        const before = own.get(targetId)
        return before?.value1 !== after?.value1 || before?.value2 !== after?.value2
      })
      // A retry whose acknowledgement was lost finds its votes in place. SPEC C5
      const isRetry = known.length > 0 && changes.length === 0 && (round ?? activity.round) === activity.round
      if (!isRetry) {
        assertVotingOpen(activity.board, workshop.actor.role, round)
        activity.assertTakes(known.map(([, chosen]) => chosen))
      }
      if (known.length === 0) throw new UserMistake(nothingToVoteOn)
      const changed = new Set(changes.map(({ targetId }) => activity.scopeOf(targetId) ?? ''))
      const marks = marksIn(workshop, author, activity, [...changed])
      if (activity.needsAll) assertFirstCovers(activity, marks.scopes, { cast: new Set(votes.keys()), seen })
      // Everything has been looked up: from here on the command writes.
      return {
        result: cast.map(({ id, targetId, after }) => ({ id, targetId, ...(after ?? abstention) })),
        rows: { castVotes: changes, ...markVoted(author, activity, marks) },
      }
    },
  }
}

/** The scopes on whose targets a ballot is. */
function scopesOf(activity: Activity | null, votes: ReadonlyMap<string, unknown>): string[] {
  return [...scopesIn(activity)].flatMap(([scope, ids]) => (ids.some((id) => votes.has(id)) ? [scope] : []))
}

/** Later ballots may leave out what was added since. SPEC PU5 */
function assertFirstCovers(
  { scopes }: VotedActivity,
  marks: readonly { scope: string; hasVoted: boolean }[],
  { cast, seen }: { cast: ReadonlySet<string>; seen: readonly string[] | undefined },
): void {
  const known = seen && new Set(seen)
  for (const { scope, hasVoted } of marks) if (!hasVoted) assertCovers(scopes.get(scope) ?? [], cast, known)
}

function castVote(
  { objectId, round }: VotedActivity,
  own: BallotVote | undefined,
  vote: Pick<CastVote, 'targetId' | 'after' | 'isRecognisable'>,
): CastVote {
  return { id: own?.id ?? randomUUID(), objectId, round, ...vote }
}
