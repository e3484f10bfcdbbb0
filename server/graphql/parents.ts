import type { Role } from '#domain/access.ts'
import type { CommentView } from '#domain/brainstorm/read.ts'
import type { CommentId, MultiTopicId, PostGroupId, PostId, WorkshopId } from '#domain/ids.ts'
import type { AgendaPart, SessionState } from '#domain/state.ts'
import type { Workshop } from '#server/database/workshops.ts'
import type { FoundVote } from '#server/database/ownership.ts'
import type { BrainstormScope } from './brainstormScope.ts'
import type { CallGroup, PlacedPost } from './brainstormView.ts'

/** What the resolvers of a type's fields get; a type without one here is answered with all its fields at once. */
export interface WorkshopParent {
  row: Workshop
  role: Role
}

export interface PartParent extends AgendaPart {
  workshopId: WorkshopId
  /** Answered to who made it and sends the same call again. */
  deleted?: boolean
}

export interface StateParent extends SessionState {
  role: Role
}

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
