import { assertVotingOpen } from '#domain/activity/votes/voting.ts'
import type { CastVote, Command, CommandAuthor } from '#server/tick/command.ts'
import type { ActivityRef } from '../made.ts'
import { scopesIn, votedActivity } from './activityVotes.ts'
import { markTags, markWithdrawn, marksIn } from './marks.ts'

/** Which votes of a person are withdrawn. */
export interface Withdrawal {
  targetIds: readonly string[]
  /** The round that the caller saw; undefined for a caller who knows only one. SPEC BT11. */
  round: number | undefined
  /** The round that they most likely are of, so that one query fetches most lookups. */
  expectedRound: number
  /** The author was told that what leaves the results may be recognised. SPEC BT19 */
  isRecognisable?: boolean
  /** Withdraws abstentions only. SPEC BT9. */
  only?: 'abstentions' | undefined
}

/**
 * Withdraws the author's votes on targets, and with the last one in a scope the mark of having voted there. What is
 * withdrawn already is no error (idempotent). SPEC BT7, BT8.
 *
 * @returns whether the author has no vote in the activity any more
 */
export function withdrawVotes(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  { targetIds, round: seenRound, expectedRound, isRecognisable = false, only }: Withdrawal,
): Command<boolean> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    ballot: {
      ...{ round: expectedRound, targetIds },
      // Whether they are out takes their marks in all scopes.
      tags: (activity) => markTags(author, { objectId }, expectedRound, [...scopesIn(activity).keys()]),
    },
    run(workshop) {
      const activity = votedActivity(workshop, objectId)
      const { board, round, scopes } = activity
      const asked = new Set(targetIds)
      const near = [...scopes.values()].filter((ids) => ids.some((id) => asked.has(id))).flat()
      const own = workshop.ownBallotVotes([...new Set([...asked, ...near])], round)
      const withdrawn = [...asked].flatMap((targetId): CastVote[] => {
        const vote = own.get(targetId)
        if (!vote || (only === 'abstentions' && vote.value1 !== null)) return []
        return [{ id: vote.id, objectId, targetId, round, after: null, isRecognisable }]
      })
      const isRetry = withdrawn.length === 0 && (seenRound ?? round) === round
      if (!isRetry) assertVotingOpen(board, workshop.actor.role, seenRound)
      if (withdrawn.length === 0) return { result: false }
      const gone = new Set(withdrawn.map(({ targetId }) => targetId))
      const concerned = [...scopes].filter(([, ids]) => ids.some((id) => gone.has(id)))
      const emptied = concerned.filter(([, ids]) => !ids.some((id) => !gone.has(id) && own.has(id)))
      const left = new Set(emptied.map(([scope]) => scope))
      const marks = marksIn(workshop, author, activity, [...scopes.keys()])
      const isOut = left.size > 0 && !marks.scopes.some(({ scope, hasVoted }) => hasVoted && !left.has(scope))
      // Everything has been looked up: from here on the command writes.
      const inScopes = marks.scopes.filter(({ scope }) => left.has(scope))
      return {
        result: isOut,
        rows: { castVotes: withdrawn, ...markWithdrawn(author, activity, { scopes: inScopes, isOut }) },
      }
    },
  }
}
