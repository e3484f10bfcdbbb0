import type * as Y from 'yjs'
import { commentRoots } from '../activity/comments.ts'
import { activityRoots } from '../activity/docs.ts'
import { countsOf } from '../activity/counts.ts'
import type { Placed } from '../activity/order.ts'
import type { CommentId, MultiTopicId, PostGroupId, PostId, QuestionId } from '../ids.ts'

/** Where a post was written. Never changes; `createdAt` in epoch seconds. SPEC B1. */
export interface PostPlace {
  multiTopicId: MultiTopicId
  questionId: QuestionId
  createdAt: number
  /** Which of its second it is; 0 where it is not known. */
  place?: number | undefined
  color: number
}

export interface GroupPlace extends Placed {
  multiTopicId: MultiTopicId
  questionId: QuestionId
}

/** A post came from one group into another when the two were merged. */
export interface Merge {
  from: PostGroupId
  into: PostGroupId
}

/** `parentId` is the comment that is replied to, null for a comment on the post itself. */
export interface CommentPlace {
  postId: PostId
  parentId: CommentId | null
  createdAt: number
  /** As a post's. */
  place?: number | undefined
  /** A facilitator wrote it; which one is not kept. No key for participants'. SPEC B22. */
  byFacilitator?: true
}

/**
 * Root maps of a brainstorm's desk and board: flat, by id, plain values, one key per fact that changes on its own.
 * The board has the same maps with what the room may see, and `flags` and `counts` beside them.
 */
export const roots = {
  /** brainstormName, brainstormDesc, postSectionDesc, postGroupSectionDesc → text; on desks also notes */
  info: activityRoots.info,
  topics: (doc: Y.Doc): Y.Map<Placed> => doc.getMap('topics'),
  topicText: (doc: Y.Doc): Y.Map<string> => doc.getMap('topicText'),
  topicDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('topicDeleted'),
  questions: (doc: Y.Doc): Y.Map<Placed> => doc.getMap('questions'),
  questionText: (doc: Y.Doc): Y.Map<string> => doc.getMap('questionText'),
  questionDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('questionDeleted'),
  posts: (doc: Y.Doc): Y.Map<PostPlace> => doc.getMap('posts'),
  postText: (doc: Y.Doc): Y.Map<string> => doc.getMap('postText'),
  postDesc: (doc: Y.Doc): Y.Map<string> => doc.getMap('postDesc'),
  postDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('postDeleted'),
  groups: (doc: Y.Doc): Y.Map<GroupPlace> => doc.getMap('groups'),
  groupTitle: (doc: Y.Doc): Y.Map<string> => doc.getMap('groupTitle'),
  groupColor: (doc: Y.Doc): Y.Map<number> => doc.getMap('groupColor'),
  groupDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('groupDeleted'),
  /** post id → group id; no key: ungrouped */
  groupOf: (doc: Y.Doc): Y.Map<string> => doc.getMap('groupOf'),
  /** post id → the group it was in before its last merge; on desks alone. SPEC G7 */
  mergedFrom: (doc: Y.Doc): Y.Map<Merge> => doc.getMap('mergedFrom'),
  /** post or group id → number of likes; the server's, counted from rows */
  scores: (doc: Y.Doc): Y.Map<number> => doc.getMap('scores'),
  comments: (doc: Y.Doc): Y.Map<CommentPlace> => doc.getMap('comments'),
  ...commentRoots,
} as const

export type RootName = keyof typeof roots

/** Maps that only a board has: what commands set, and what everyone may count. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** `likesPerPerson` → number, no key for as many as they wish; set by commands, like flags */
  settings: activityRoots.settings,
  /** `posts:{multiTopicId}:{questionId}` → answers, hidden ones too */
  counts: countsOf,
} as const
