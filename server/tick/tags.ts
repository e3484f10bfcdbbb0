import type { ObjectId } from '#domain/ids.ts'
import type { CommandAuthor } from './command.ts'

/**
 * What a tag stands beside is part of what is hashed: the tag of a like on one's own post is not the tag of that post, so
 * no two rows of one person can be matched. SPEC A1.
 */
export function contentTag(author: CommandAuthor, contentId: string): Buffer {
  return author.tagOf(`content:${contentId}`)
}

/** The tag of a person's like or vote on a post, group or poll. SPEC A1, B11. */
export function voteTag(author: CommandAuthor, targetId: string): Buffer {
  return author.tagOf(`vote:${targetId}`)
}

/** The tag of being done with an activity. SPEC F1. */
export function finishedTag(author: Pick<CommandAuthor, 'tagOf'>, objectId: ObjectId): Buffer {
  return author.tagOf(`finished:${objectId}`)
}

/** Facilitators may mark an activity too, and are not counted. SPEC F2. */
export function finishedKind(role: CommandAuthor['role']): string {
  return role === 'participant' ? 'finished' : 'finishedFacilitator'
}
