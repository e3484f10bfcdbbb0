import type * as Y from 'yjs'
import { roots } from '#domain/brainstorm/roots.ts'
import type { PostId } from '#domain/ids.ts'
import { useDerived } from '#sync/useDoc.ts'

/** Number of comments and replies by post; posts without any are left out. */
export function useCommentCounts(source: Y.Doc): Record<PostId, number> {
  return useDerived(source, [roots.comments, roots.commentRemoved], countComments)
}

function countComments(doc: Y.Doc): Record<PostId, number> {
  const counts: Record<PostId, number> = {}
  for (const [id, { postId }] of roots.comments(doc).entries()) {
    if (!roots.commentRemoved(doc).get(id)) counts[postId] = (counts[postId] ?? 0) + 1
  }
  return counts
}
