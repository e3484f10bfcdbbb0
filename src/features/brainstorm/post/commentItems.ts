import type { CommentEntry } from '#domain/brainstorm/read.ts'
import type { CommentId, PostId } from '#domain/ids.ts'
import type { ItemKind, Overlaid } from '#activity/overlay/overlay.ts'

/** A comment or reply as this person sees it. */
interface CommentThread extends Overlaid<CommentEntry> {
  replies: CommentThread[]
}

/** Comments and replies, as effects and the overlay know them. */
export const commentItems: ItemKind<CommentEntry> = {
  type: 'comment',
  made: ({ id, text, fields, createdMs }) => ({
    id,
    postId: String(fields['postId'] ?? ''),
    parentId: typeof fields['parentId'] === 'string' ? fields['parentId'] : null,
    text: fields['isRemoved'] === true ? null : text,
    createdAt: Math.floor(createdMs / 1000),
    // Of one's own, who wrote it is said in another way.
    byFacilitator: false,
  }),
  changed: (comment, { text, isRemoved }) => {
    if (isRemoved === true) return { ...comment, text: null }
    return typeof text === 'string' ? { ...comment, text } : comment
  },
}

/** The comments on an answer, each with its replies, in the order they come. */
export function threadsOf(entries: readonly Overlaid<CommentEntry>[], postId: PostId): CommentThread[] {
  const under = (parent: CommentId): CommentThread[] =>
    entries.filter(({ parentId }) => parentId === parent).map((entry) => ({ ...entry, replies: [] }))
  return entries
    .filter((entry) => entry.parentId === null && entry.postId === postId)
    .map((entry) => ({ ...entry, replies: under(entry.id) }))
}
