import type { CommentView } from '#domain/brainstorm/read.ts'
import type { CommentId, MultiTopicId, PostGroupId, PostId } from '#domain/ids.ts'
import type { FoundVote } from '../../database/accounts/ownership.ts'
import type { BrainstormScope } from './scope.ts'
import type { CallGroup, PostOfQuestion } from './view.ts'

export interface BrainstormParent {
  scope: BrainstormScope
  /** Only posts and groups of this topic. */
  multiTopicId: MultiTopicId | null
}

export interface MultiTopicParent {
  scope: BrainstormScope
  id: MultiTopicId
}

export interface PostParent {
  scope: BrainstormScope
  id: PostId
  /** Undefined when it has not been read yet. */
  post?: PostOfQuestion
}

/** A group, or a lone post as a group of its own with the post's id. */
export interface PostGroupParent {
  scope: BrainstormScope
  id: PostGroupId | PostId
  /** Undefined when it has not been read yet. */
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
  /** Undefined when it has not been read yet. */
  comment?: CommentView
}

export type SubCommentParent = CommentParent
