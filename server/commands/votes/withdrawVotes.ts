import { voteCountKeys } from '#domain/activity/votes/showing.ts'
import { addToCount, assertVotingOpen } from '#domain/activity/votes/voting.ts'
import type { CastVote, Command, CommandAuthor } from '#server/tick/command.ts'
import { votedTag, voterTag } from '#server/tick/tags.ts'
import type { ActivityRef } from '../made.ts'
import { votedActivity } from './activityVotes.ts'

/**
 * Withdraws the author's votes on targets, and with the last one in a scope the mark of having voted there. What is
 * withdrawn already is no error (idempotent). SPEC BT7, BT8.
 *
 * @param only withdraws abstentions only. SPEC BT9
 * @returns whether the author has no vote in the activity any more
 */
export function withdrawVotes(
  author: CommandAuthor,
  { workshopId, objectId }: ActivityRef,
  targetIds: readonly string[],
  only?: 'abstentions',
): Command<boolean> {
  return {
    workshopId,
    author,
    objectIds: [objectId],
    run(workshop) {
      const activity = votedActivity(workshop, objectId)
      const { board, round, scopes } = activity
      assertVotingOpen(board, workshop.actor.role)
      const ownOn = (targetId: string) => workshop.ownBallotVote(targetId, round)
      const withdrawn = [...new Set(targetIds)].flatMap((targetId): CastVote[] => {
        const own = ownOn(targetId)
        if (!own || (only === 'abstentions' && own.value1 !== null)) return []
        const before = { value1: own.value1, value2: own.value2 }
        return [{ id: own.id, objectId, targetId, round, before, after: null }]
      })
      const gone = new Set(withdrawn.map(({ targetId }) => targetId))
      const concerned = [...scopes].filter(([, ids]) => ids.some((id) => gone.has(id)))
      const emptied = concerned.filter(([, ids]) => !ids.some((id) => !gone.has(id) && ownOn(id) !== null))
      const tagOf = (scope: string): Buffer => votedTag(author, objectId, scope, round)
      const left = emptied.filter(([scope]) => workshop.hasTag(tagOf(scope)))
      const isOut =
        left.length > 0 &&
        ![...scopes.keys()].some(
          (scope) => !left.some(([one]) => one === scope) && workshop.hasTag(tagOf(scope)),
        )
      // Everything has been looked up: from here on the command writes.
      if (author.role === 'participant') {
        for (const [scope] of left) addToCount(board, voteCountKeys.voted(scope, round), -1)
        for (const [scope] of concerned) addToCount(board, voteCountKeys.waiting(scope, round), 1)
      }
      const removeTags = left.map(([scope]) => ({ tag: tagOf(scope) }))
      if (isOut) removeTags.push({ tag: voterTag(author, objectId, round) })
      return { result: isOut, rows: { castVotes: withdrawn, removeTags } }
    },
  }
}
