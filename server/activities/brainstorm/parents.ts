import type { CommentView } from '#domain/brainstorm/read.ts'
import type { CommentId, MultiTopicId, PostGroupId, PostId } from '#domain/ids.ts'
import type { FoundVote } from '#server/database/ownership.ts'
import type { BrainstormScope } from './scope.ts'
import type { CallGroup, PlacedPost } from './view.ts'

export interface BrainstormParent {
  scope: BrainstormScope
  /** Posts and groups of this topic alone. */
  multiTopicId: MultiTopicId | null
}

export interface MultiTopicParent {
  scope: BrainstormScope
  id: MultiTopicId
}

export interface PostParent {
  scope: BrainstormScope
  id: PostId
  /** Left out where nobody has read it yet. */
  post?: PlacedPost
}

/** A group, or a lone post as a group of its own with the post's id. */
export interface PostGroupParent {
  scope: BrainstormScope
  id: PostGroupId | PostId
  /** Left out where nobody has read it yet. */
  group?: CallGroup
}

export interface PostVoteParent {
  scope: BrainstormScope
  vote: Pick<FoundVote, 'id' | 'targetId' | 'value1'>
  deleted: boolean
}

export type PostGroupVoteParent = PostVoteParent

export interface CommentParent {
  scope: BrainstormScope
  id: CommentId
  /** Left out where nobody has read it yet. */
  comment?: CommentView
}

export type SubCommentParent = CommentParent
