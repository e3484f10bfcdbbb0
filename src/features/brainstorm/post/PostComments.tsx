import { Comments } from '#activity/comments/Comments.tsx'
import type { PostId } from '#domain/ids.ts'
import type { Brainstorm } from '../useBrainstorm.ts'
import { useCommentActs, useComments } from './useComments.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'

export interface PostCommentsProps {
  brainstorm: Brainstorm
  postId: PostId
  isLocked: boolean
  /** The dialog's foot has buttons now. */
  isFootTaken: boolean
}

/** The comments on an answer. */
export function PostComments({ brainstorm, postId, isLocked, isFootTaken }: PostCommentsProps) {
  const mayArrange = useMayDo('arrange')
  const comments = useComments(brainstorm.source, brainstorm.objectId, postId)
  const acts = useCommentActs(brainstorm.objectId)
  return <Comments itemId={postId} mayChangeAll={mayArrange} {...{ comments, acts, isLocked, isFootTaken }} />
}
