import type { ObjectId } from '#domain/ids.ts'
import type { VoteValues } from '#domain/activity/votes/tally.ts'
import type { Share, StoredVote } from '../database/contents/votes.ts'
import type { CastVote, CommandAuthor } from './command.ts'
import type { Lookups } from './lookups.ts'
import type { TickRows } from './tickRows.ts'
import { ballotTag, isRoundKind } from './tags.ts'
import { isOfRoom } from '#domain/permissions.ts'

/** Adds the votes of a command to the rows of its tick, and updates the lookups for the commands after it. SPEC BT1. */
export function castVotes(
  rows: TickRows,
  lookups: Lookups,
  author: CommandAuthor,
  votes: readonly CastVote[],
): void {
  for (const vote of votes) {
    const { id, objectId, targetId, round, after, proxyTag } = vote
    const share = shareOf(author, vote)
    const tag = proxyTag ?? ballotTag(author, targetId, round)
    const known = lookups.ballotVotes.get(tag.toString('hex'))
    if (known) count(rows, vote, known, leavingShare(known, vote), -1)
    if (after) count(rows, vote, after, share, 1)
    const stored = after && { id, objectId, round, ...after, share, isShown: false }
    lookups.ballotVotes.set(tag.toString('hex'), stored)
    if (!after) {
      rows.changedVotes.delete(id)
      if (!rows.votes.delete(id)) rows.removedVotes.add(id)
    } else if (!known || rows.votes.has(id)) {
      rows.votes.set(id, {
        id,
        objectId,
        targetId,
        round,
        isProxy: proxyTag !== undefined,
        share,
        tag,
        ...after,
      })
    } else rows.changedVotes.set(id, { id, objectId, round, share, ...after })
  }
}

/**
 * Drops what earlier commands of the tick added to a round that is undone, and what was looked up about it: the same
 * tick may start it again. SPEC BT10.
 */
export function forgetRound(
  rows: TickRows,
  lookups: Lookups,
  forgotten: { objectId: ObjectId; round: number },
): void {
  const isOfRound = ({ objectId, round }: { objectId: ObjectId; round: number | null }): boolean =>
    objectId === forgotten.objectId && round === forgotten.round
  for (const [id, vote] of rows.votes) if (isOfRound(vote)) rows.votes.delete(id)
  for (const [id, vote] of rows.changedVotes) if (isOfRound(vote)) rows.changedVotes.delete(id)
  for (const [key, change] of rows.countChanges) if (isOfRound(change)) rows.countChanges.delete(key)
  const isItsMark = ({ objectId, kind }: { objectId: ObjectId; kind: string }): boolean =>
    objectId === forgotten.objectId && isRoundKind(kind, forgotten.round)
  for (const [key, tag] of rows.tags) if (isItsMark(tag)) rows.tags.delete(key)
  for (const [key, vote] of lookups.ballotVotes)
    if (vote && isOfRound(vote)) lookups.ballotVotes.set(key, null)
  for (const [key, tag] of lookups.tags) if (tag && isItsMark(tag)) lookups.tags.set(key, null)
  rows.forgotten.push({ ...forgotten, isDone: false })
}

/** A facilitator's own vote and one entered for somebody are set apart. SPEC BT5, BT12, BT19 */
function shareOf({ role }: CommandAuthor, { isRecognisable, proxyTag }: CastVote): Share {
  if (!isOfRoom(role) || proxyTag) return 'apart'
  return isRecognisable ? 'recognisable' : 'together'
}

/**
 * In which of the numbers a vote that leaves is missing: in the one in which it was counted, so that no number depends on
 * what other people chose. What was shown with others leaves as something that may be recognised where its voter was told
 * so. SPEC BT19
 */
function leavingShare({ share, isShown }: StoredVote, { isRecognisable }: CastVote): Share {
  return share === 'together' && isShown && isRecognisable ? 'recognisable' : share
}

function count(
  rows: TickRows,
  { objectId, round, targetId }: CastVote,
  { value1, value2 }: VoteValues,
  share: Share,
  by: 1 | -1,
): void {
  const key = [objectId, round, targetId, value1, value2].join(':')
  const known = rows.countChanges.get(key) ?? { change: 0, apart: 0, together: 0, recognisable: 0 }
  const next = { ...known, change: known.change + by, [share]: known[share] + by }
  const { change, apart, together, recognisable } = next
  if (change === 0 && apart === 0 && together === 0 && recognisable === 0) rows.countChanges.delete(key)
  else rows.countChanges.set(key, { objectId, round, targetId, value1, value2, ...next })
}
