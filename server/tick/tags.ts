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
