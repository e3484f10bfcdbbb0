import type * as Y from 'yjs'
import { byTime } from '../activity/order.ts'
import { numberOf } from '../activity/numberOf.ts'
import type { PresentCommentId } from '../ids.ts'
import { isPage } from './document.ts'
import { roots } from './roots.ts'

export interface CommentView {
  id: PresentCommentId
  text: string
  /** The page it was written on. SPEC SL9 */
  page: number
  score: number
  createdAt: number
  /** Serial number within its second. */
  place?: number | undefined
  /** A facilitator wrote it. SPEC B22 */
  byFacilitator: boolean
}

/** One comment of a desk or board; null when it is deleted or missing. Browsers write desks. SPEC P6 */
export function readComment(doc: Y.Doc, id: PresentCommentId): CommentView | null {
  const record = roots.comments(doc).get(id)
  if (!isPage(record?.page) || roots.commentDeleted(doc).get(id)) return null
  return {
    id,
    text: roots.commentText(doc).get(id) ?? '',
    page: record.page,
    score: roots.scores(doc).get(id) ?? 0,
    createdAt: numberOf(record.createdAt),
    place: numberOf(record.place),
    byFacilitator: record.byFacilitator === true,
  }
}

/** All comments of a desk or board, oldest first. SPEC SL8. */
export function readComments(doc: Y.Doc): CommentView[] {
  const views: CommentView[] = []
  for (const id of roots.comments(doc).keys()) {
    const view = readComment(doc, id)
    if (view) views.push(view)
  }
  return views.sort(byTime)
}

/** Compares for the sort by likes: most likes first, among equals the oldest first. SPEC SL12 */
export function byLikes(a: CommentView, b: CommentView): number {
  return b.score - a.score || byTime(a, b)
}
