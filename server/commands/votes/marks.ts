import { voteCountKeys } from '#domain/activity/votes/showing.ts'
import { addToCount } from '#domain/activity/votes/voting.ts'
import type { CommandAuthor, CommandWorkshop, RowChanges } from '#server/tick/command.ts'
import { votedKind, votedTag, voterKind, voterTag } from '#server/tick/tags.ts'
import type { ActivityRef } from '../made.ts'
import type { VotedActivity } from './activityVotes.ts'
import { isOfRoom } from '#domain/permissions.ts'

type Place = Pick<VotedActivity, 'objectId' | 'round'>

/** What is marked of a person in one scope. */
interface ScopeMarks {
  scope: string
  hasVoted: boolean
}

interface PersonMarks {
  /** They voted anywhere in the activity. */
  isVoter: boolean
  scopes: readonly ScopeMarks[]
}

/** The tags of a person's marks, to be fetched before they are needed. */
export function markTags(
  author: CommandAuthor,
  { objectId }: Pick<ActivityRef, 'objectId'>,
  round: number,
  scopes: readonly string[],
): Buffer[] {
  return [
    voterTag(author, objectId, round),
    ...scopes.map((scope) => votedTag(author, objectId, scope, round)),
  ]
}

/** The marks of a person in some scopes. */
export function marksIn(
  workshop: CommandWorkshop,
  author: CommandAuthor,
  activity: Place,
  scopes: readonly string[],
): PersonMarks {
  const [isVoter = false, ...voted] = workshop.hasTags(markTags(author, activity, activity.round, scopes))
  return { isVoter, scopes: scopes.map((scope, at) => ({ scope, hasVoted: voted[at] ?? false })) }
}

/** Writes that a person voted in these scopes; facilitators are not counted. SPEC BT13 */
export function markVoted(
  author: CommandAuthor,
  { objectId, round, board }: Place & Pick<VotedActivity, 'board'>,
  { isVoter, scopes }: PersonMarks,
): Pick<RowChanges, 'addTags'> {
  const unvoted = scopes.filter(({ hasVoted }) => !hasVoted)
  if (isOfRoom(author.role))
    for (const { scope } of unvoted) addToCount(board, voteCountKeys.voted(scope, round), 1)
  const addTags = unvoted.map(({ scope }) => ({
    tag: votedTag(author, objectId, scope, round),
    objectId,
    kind: votedKind(author.role, scope, round),
  }))
  if (!isVoter && scopes.length > 0)
    addTags.push({ tag: voterTag(author, objectId, round), objectId, kind: voterKind(round) })
  return { addTags }
}

/**
 * Writes that a person has no vote any more in these scopes. SPEC BT8
 *
 * @param scopes whose last vote they withdrew
 * @param isOut they have no vote in the activity any more
 */
export function markWithdrawn(
  author: CommandAuthor,
  { objectId, round, board }: Place & Pick<VotedActivity, 'board'>,
  { scopes, isOut }: { scopes: readonly ScopeMarks[]; isOut: boolean },
): Pick<RowChanges, 'removeTags'> {
  const left = scopes.filter(({ hasVoted }) => hasVoted)
  if (isOfRoom(author.role))
    for (const { scope } of left) addToCount(board, voteCountKeys.voted(scope, round), -1)
  const removeTags = left.map(({ scope }) => ({ tag: votedTag(author, objectId, scope, round) }))
  if (isOut) removeTags.push({ tag: voterTag(author, objectId, round) })
  return { removeTags }
}
