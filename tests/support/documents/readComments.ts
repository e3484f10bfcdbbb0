import type * as Y from 'yjs'
import { commentsByPost } from '#domain/brainstorm/read.ts'
import type { CommentView } from '#domain/brainstorm/read.ts'
import type { PostId } from '#domain/ids.ts'

/** The comments of a post with their replies, oldest first. */
export function readComments(doc: Y.Doc, postId: PostId): CommentView[] {
  return commentsByPost(doc).get(postId) ?? []
}
