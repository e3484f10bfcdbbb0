import type * as Y from 'yjs'
import { countsOf } from '../activity/counts.ts'
import { standingPage } from './document.ts'

/** The key of `counts` that holds the number of comments on a page. SPEC SL14 */
export function commentCountKey(page: number | ''): string {
  return `comments:${page}`
}

/**
 * The number of comments at each page that has some, hidden ones included. Those behind the last page stand at it;
 * without a document each is at its own. SPEC SL9, SL14.
 */
export function commentsByPage(board: Y.Doc, pages: number): Map<number, number> {
  const sums = new Map<number, number>()
  const prefix = commentCountKey('')
  for (const [key, count] of countsOf(board)) {
    if (!key.startsWith(prefix)) continue
    const page = standingPage(Number(key.slice(prefix.length)), pages)
    sums.set(page, (sums.get(page) ?? 0) + count)
  }
  return sums
}
