import type * as Y from 'yjs'
import { countsOf, followDesk, writeCounts } from '../activity/counts.ts'
import type { Counted, DeskCount } from '../activity/counts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { commentCountKey } from './commentCountKey.ts'
import { isPage, standingPage } from './document.ts'
import { roots } from './roots.ts'
import type { CommentRecord } from './roots.ts'

const counted: Counted<CommentRecord> = {
  prefix: commentCountKey(''),
  things: roots.comments,
  deleted: roots.commentDeleted,
  headings: [],
}

/** Starts counting the comments of a desk. */
export function followComments(desk: Y.Doc): DeskCount {
  return followDesk(desk, counted)
}

/** Writes the number of comments per page, also while comments are off: only numbers, no contents. SPEC SL14 */
export function writeCommentCounts(docs: ActivityDocs, count: DeskCount): void {
  writeCounts(docs, counted, count, ({ page }) => (isPage(page) ? commentCountKey(page) : undefined))
}

/**
 * The number of comments at each page that has some, hidden ones included. Those behind the last page stand at it;
 * without a document each is at its own. SPEC SL9, SL14.
 */
export function commentsByPage(board: Y.Doc, pages: number): Map<number, number> {
  const sums = new Map<number, number>()
  for (const [key, count] of countsOf(board)) {
    if (!key.startsWith(counted.prefix)) continue
    const page = standingPage(Number(key.slice(counted.prefix.length)), pages)
    sums.set(page, (sums.get(page) ?? 0) + count)
  }
  return sums
}
