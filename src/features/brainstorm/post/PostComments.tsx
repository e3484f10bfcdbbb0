import { Comments } from '#activity/comments/Comments.tsx'
import type { PostId } from '#domain/ids.ts'
import type { Brainstorm } from '../page/useBrainstorm.ts'
import { useCommentActs, useComments } from './useComments.ts'

export interface PostCommentsProps {
  brainstorm: Brainstorm
  postId: PostId
  isLocked: boolean
  /** The dialog's foot has buttons now. */
  isFootTaken: boolean
}

/** The comments on an answer. */
export function PostComments({ brainstorm, postId, isLocked, isFootTaken }: PostCommentsProps) {
  const comments = useComments(brainstorm.source, brainstorm.objectId, postId)
  const acts = useCommentActs(brainstorm.objectId)
  return (
    <Comments
      itemId={postId}
      mayChangeAll={brainstorm.isFacilitator}
      {...{ comments, acts, isLocked, isFootTaken }}
    />
  )
}
