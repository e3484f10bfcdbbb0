import type * as Y from 'yjs'
import { rootMap } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { textField, timeOf } from '../activity/items/itemType.ts'
import type { ItemOf, ItemType, StoredRecord, ValueField } from '../activity/items/itemType.ts'
import { readItem, readItems } from '../activity/items/readItems.ts'
import { likeRoots } from '../activity/likes.ts'
import { numberOf } from '../activity/numberOf.ts'
import { byTime } from '../activity/order.ts'
import type { PresentCommentId } from '../ids.ts'
import { limits } from '../limits.ts'
import { isPage } from './document.ts'
import { areCommentsShown } from './flags.ts'

/** Counted by the server. SPEC B11, SL12 */
const likes: ValueField<number> = {
  map: likeRoots.scores,
  valid: (count) => Math.max(0, numberOf(count)),
  isCopied: false,
}

/** A comment on a page of the document. SPEC SL3, SL8 to SL12 */
export const commentType = {
  kind: 'presentComment',
  record: rootMap<StoredRecord>('comments'),
  deleted: rootMap<boolean>('commentDeleted'),
  valid: ({ page, byFacilitator, ...stored }: StoredRecord) =>
    isPage(page) ? { page, ...timeOf(stored), byFacilitator: byFacilitator === true } : null,
  fields: { text: textField('commentText', limits.commentText), score: likes },
  under: null,
  sortedBy: 'time',
  act: 'contribute',
  isSeen: ({ board }: Pick<ActivityDocs, 'board'>) => areCommentsShown(board),
  // By page: `commentCounts.ts`.
  countedAs: null,
  most: limits.commentsPerActivity,
  hasSource: true,
} satisfies ItemType

export type CommentView = ItemOf<typeof commentType>

export const readComment = (doc: Y.Doc, id: PresentCommentId): CommentView | null =>
  readItem(commentType, doc, id)

/** All comments of a desk or board, oldest first. SPEC SL8. */
export const readComments = (doc: Y.Doc): CommentView[] => readItems(commentType, doc)

/** Compares for the sort by likes: most likes first, among equals the oldest first. SPEC SL12 */
export function byLikes(a: CommentView, b: CommentView): number {
  return b.score - a.score || byTime(a, b)
}
