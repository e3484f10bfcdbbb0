import type { PresentCommentId } from '#domain/ids.ts'
import type { CommentView } from '#domain/present/items.ts'
import type { KnownVote } from '#server/tick/command.ts'
import type { PresentScope } from './scope.ts'

export interface PresentPdfParent {
  scope: PresentScope
}

export interface PresentCommentParent {
  scope: PresentScope
  comment: CommentView
}

export interface PresentCommentVoteParent {
  scope: PresentScope
  vote: KnownVote & { commentId: PresentCommentId }
  deleted: boolean
}
