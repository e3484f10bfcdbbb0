import { byTime } from '#domain/activity/order.ts'
import { readComment } from '#domain/present/items.ts'
import type { CommentView } from '#domain/present/items.ts'
import { roots } from '#domain/present/roots.ts'
import type { DocItemsKind } from '#sync/documents/docItems.ts'

/** How comments are read; each from its own keys. */
export const commentItems: DocItemsKind<CommentView> = {
  ids: roots.comments,
  roots: [roots.comments, roots.commentText, roots.commentDeleted, roots.scores],
  read: readComment,
  compare: byTime,
}
