import type { ObjectId } from '#domain/ids.ts'
import type { CommandAuthor } from './command.ts'
import { isOfRoom } from '#domain/permissions.ts'

/**
 * The purpose is part of the hash: the tag of a like on one's own post differs from the tag of that post, so no two
 * rows can be matched to one person. SPEC A1.
 */
export function contentTag(author: CommandAuthor, contentId: string): Buffer {
  return author.tagOf(`content:${contentId}`)
}

/** The tag of a person's like or vote on a post, group or poll. SPEC A1, B11. */
export function voteTag(author: CommandAuthor, targetId: string): Buffer {
  return author.tagOf(`vote:${targetId}`)
}

/** The tag of a person's vote in a round of voting. SPEC BT1. */
export function ballotTag(author: Pick<CommandAuthor, 'tagOf'>, targetId: string, round: number): Buffer {
  return author.tagOf(`vote:${targetId}:${round}`)
}

/** The id of a vote that a facilitator enters for somebody: the same when the call is sent again. SPEC BT12, C2. */
export function proxyVoteId(author: CommandAuthor, ballotId: string, targetId: string): string {
  return uuidOf(author.tagOf(`proxy:${ballotId}:${targetId}`))
}

/** Sixteen bytes in the form of an id. */
function uuidOf(bytes: Buffer): string {
  const hex = bytes.toString('hex', 0, 16)
  return [
    [0, 8],
    [8, 12],
    [12, 16],
    [16, 20],
    [20, 32],
  ]
    .map(([from, to]) => hex.slice(from, to))
    .join('-')
}

/** The tag of having voted in a scope of an activity. SPEC BT13. */
export function votedTag(
  author: Pick<CommandAuthor, 'tagOf'>,
  objectId: ObjectId,
  scope: string,
  round: number,
): Buffer {
  return author.tagOf(`voted:${objectId}:${scope}:${round}`)
}

/** The tag of having voted anywhere in an activity: it opens the tally to its owner. SPEC BT4. */
export function voterTag(author: Pick<CommandAuthor, 'tagOf'>, objectId: ObjectId, round: number): Buffer {
  return author.tagOf(`voter:${objectId}:${round}`)
}

/** Facilitators vote too, but are not counted. SPEC BT13. */
export function votedKind(role: CommandAuthor['role'], scope: string, round: number): string {
  return `${isOfRoom(role) ? 'voted' : 'votedFacilitator'}:${scope}:${round}`
}

export function voterKind(round: number): string {
  return `voter:${round}`
}

/** Whether a kind is one of a round's marks. SPEC BT10. */
export function isRoundKind(kind: string, round: number): boolean {
  return kind.startsWith('vote') && kind.endsWith(`:${round}`)
}

/** The tag of a mark of being done with an activity. SPEC F1. */
export function finishedTag(author: Pick<CommandAuthor, 'tagOf'>, objectId: ObjectId): Buffer {
  return author.tagOf(`finished:${objectId}`)
}

/** Facilitators may also mark an activity as done, but are not counted. SPEC F2. */
export function finishedKind(role: CommandAuthor['role']): string {
  return isOfRoom(role) ? 'finished' : 'finishedFacilitator'
}
