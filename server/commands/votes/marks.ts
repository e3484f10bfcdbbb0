import { voteCountKeys } from '#domain/activity/votes/showing.ts'
import { addToCount } from '#domain/activity/votes/voting.ts'
import type { CommandAuthor, CommandWorkshop, RowChanges } from '#server/tick/command.ts'
import { votedKind, votedTag, voterKind, voterTag, waitingKind, waitingTag } from '#server/tick/tags.ts'
import type { ActivityRef } from '../made.ts'
import type { VotedActivity } from './activityVotes.ts'

type Place = Pick<VotedActivity, 'objectId' | 'round'>

/** What is marked of a person in one scope. */
interface ScopeMarks {
  scope: string
  hasVoted: boolean
  /** What of theirs the results do not include yet: a first ballot, or changes of an earlier one. SPEC BT5. */
  waits: 'first' | 'changed' | null
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
    ...scopes.flatMap((scope) => [
      votedTag(author, objectId, scope, round),
      waitingTag(author, objectId, scope, round, 'first'),
      waitingTag(author, objectId, scope, round, 'changed'),
    ]),
  ]
}

/** The marks of a person in some scopes. */
export function marksIn(
  workshop: CommandWorkshop,
  author: CommandAuthor,
  activity: Place,
  scopes: readonly string[],
): PersonMarks {
  const [isVoter = false, ...stored] = workshop.hasTags(markTags(author, activity, activity.round, scopes))
  return {
    isVoter,
    scopes: scopes.map((scope, at) => {
      const [hasVoted = false, first = false, changed = false] = stored.slice(at * 3, at * 3 + 3)
      return { scope, hasVoted, waits: first ? 'first' : changed ? 'changed' : null }
    }),
  }
}

/**
 * Writes that a person voted in these scopes. Each person waits once in each, however often they vote; facilitators are
 * not counted. SPEC BT5, BT13.
 */
export function markVoted(
  author: CommandAuthor,
  { objectId, round, board }: Place & Pick<VotedActivity, 'board'>,
  { isVoter, scopes }: PersonMarks,
): Pick<RowChanges, 'addTags'> {
  const isCounted = author.role === 'participant'
  const unvoted = scopes.filter(({ hasVoted }) => !hasVoted)
  const unwaiting = scopes.filter(({ waits }) => isCounted && waits === null)
  if (isCounted) for (const { scope } of unvoted) addToCount(board, voteCountKeys.voted(scope, round), 1)
  for (const { scope } of unwaiting) addToCount(board, voteCountKeys.waiting(scope, round), 1)
  const addTags = [
    ...unvoted.map(({ scope }) => ({
      tag: votedTag(author, objectId, scope, round),
      objectId,
      kind: votedKind(author.role, scope, round),
    })),
    ...unwaiting.map(({ scope, hasVoted }) => ({
      tag: waitingTag(author, objectId, scope, round, hasVoted ? 'changed' : 'first'),
      objectId,
      kind: waitingKind(scope, round),
    })),
  ]
  if (!isVoter && scopes.length > 0)
    addTags.push({ tag: voterTag(author, objectId, round), objectId, kind: voterKind(round) })
  return { addTags }
}

/**
 * Writes that a person withdrew votes in these scopes. A first ballot that was withdrawn before it was shown changes
 * nothing, so it no longer waits; what was shown waits as a change. SPEC BT5, BT8.
 *
 * @param scopes in which they withdrew
 * @param left those of them in which they have no vote any more
 * @param isOut they have no vote in the activity any more
 */
export function markWithdrawn(
  author: CommandAuthor,
  { objectId, round, board }: Place & Pick<VotedActivity, 'board'>,
  { scopes, left, isOut }: { scopes: readonly ScopeMarks[]; left: ReadonlySet<string>; isOut: boolean },
): Required<Pick<RowChanges, 'addTags' | 'removeTags'>> {
  const addTags: NonNullable<RowChanges['addTags']> = []
  const removeTags: NonNullable<RowChanges['removeTags']> = []
  const waitingOf = (scope: string, since: 'first' | 'changed'): Buffer =>
    waitingTag(author, objectId, scope, round, since)
  for (const { scope, hasVoted, waits } of scopes) {
    const isCounted = author.role === 'participant'
    const hasLeft = left.has(scope) && hasVoted
    if (hasLeft) {
      removeTags.push({ tag: votedTag(author, objectId, scope, round) })
      if (isCounted) addToCount(board, voteCountKeys.voted(scope, round), -1)
    }
    if (!isCounted) continue
    if (waits === null) {
      addTags.push({ tag: waitingOf(scope, 'changed'), objectId, kind: waitingKind(scope, round) })
      addToCount(board, voteCountKeys.waiting(scope, round), 1)
    } else if (waits === 'first' && hasLeft) {
      removeTags.push({ tag: waitingOf(scope, 'first') })
      addToCount(board, voteCountKeys.waiting(scope, round), -1)
    }
  }
  if (isOut) removeTags.push({ tag: voterTag(author, objectId, round) })
  return { addTags, removeTags }
}
