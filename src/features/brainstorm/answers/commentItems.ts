import type { CommentEntry } from '#domain/brainstorm/read.ts'
import type { CommentId, PostId } from '#domain/ids.ts'
import type { ItemKind, Overlaid } from '#activity/overlay/overlay.ts'

/** A comment or reply as this person sees it. */
interface CommentThread extends Overlaid<CommentEntry> {
  replies: CommentThread[]
}

/** How effects and the overlay read and write comments and replies. */
export const commentItems: ItemKind<CommentEntry> = {
  type: 'comment',
  made: ({ id, text, fields, createdMs }) => ({
    id,
    postId: String(fields['postId'] ?? ''),
    parentId: typeof fields['parentId'] === 'string' ? fields['parentId'] : null,
    text: fields['isRemoved'] === true ? null : text,
    createdAt: Math.floor(createdMs / 1000),
    // The author of an own comment is marked in another way.
    byFacilitator: false,
  }),
  changed: (comment, { text, isRemoved }) => {
    if (isRemoved === true) return { ...comment, text: null }
    return typeof text === 'string' ? { ...comment, text } : comment
  },
}

/** The comments on an answer in chronological order, each with its replies. */
export function threadsOf(entries: readonly Overlaid<CommentEntry>[], postId: PostId): CommentThread[] {
  const under = (parent: CommentId): CommentThread[] =>
    entries.filter(({ parentId }) => parentId === parent).map((entry) => ({ ...entry, replies: [] }))
  return entries
    .filter((entry) => entry.parentId === null && entry.postId === postId)
    .map((entry) => ({ ...entry, replies: under(entry.id) }))
}
