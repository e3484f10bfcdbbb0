import type * as Y from 'yjs'
import { activityRoots } from '../activity/docs.ts'
import { countsOf } from '../activity/counts.ts'
import { likeRoots } from '../activity/likes.ts'
import type { Ordered } from '../activity/order.ts'
import type { CommentId, MultiTopicId, PostGroupId, PostId, QuestionId } from '../ids.ts'

/** The question under a topic that a post or group belongs to. */
export interface UnderHeadings {
  multiTopicId: MultiTopicId
  questionId: QuestionId
}

/** Topic, question and time of a post. Never changes; `createdAt` in epoch seconds. SPEC B1. */
export interface PostRecord extends UnderHeadings {
  createdAt: number
  /** Serial number within its second; 0 when unknown. */
  place?: number | undefined
  color: number
}

export type GroupRecord = Ordered & UnderHeadings

/** A merge moved the post from one group into another. */
export interface Merge {
  from: PostGroupId
  into: PostGroupId
}

/** `parentId` is the comment that is replied to, null for a comment on the post itself. */
export interface CommentRecord {
  postId: PostId
  parentId: CommentId | null
  createdAt: number
  /** Serial number within its second, as for a post. */
  place?: number | undefined
  /** Set when a facilitator wrote it; which one is not stored. Comments of participants have no key. SPEC B22. */
  byFacilitator?: true
}

/** Who removed a comment, by role only. `true` stands for its author, and is the only value on boards. SPEC B12. */
export type CommentRemoval = true | 'byFacilitator'

/**
 * Root maps of a brainstorm's desk and board: flat, by id, plain values, one key per independently changing value. The
 * board has the same maps, limited to what the room may see, and `flags` and `counts` in addition.
 */
export const roots = {
  /** brainstormName, brainstormDesc, postSectionDesc, postGroupSectionDesc → text; on desks also notes */
  info: activityRoots.info,
  topics: (doc: Y.Doc): Y.Map<Ordered> => doc.getMap('topics'),
  topicText: (doc: Y.Doc): Y.Map<string> => doc.getMap('topicText'),
  topicDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('topicDeleted'),
  questions: (doc: Y.Doc): Y.Map<Ordered> => doc.getMap('questions'),
  questionText: (doc: Y.Doc): Y.Map<string> => doc.getMap('questionText'),
  questionDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('questionDeleted'),
  posts: (doc: Y.Doc): Y.Map<PostRecord> => doc.getMap('posts'),
  postText: (doc: Y.Doc): Y.Map<string> => doc.getMap('postText'),
  postDesc: (doc: Y.Doc): Y.Map<string> => doc.getMap('postDesc'),
  postDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('postDeleted'),
  groups: (doc: Y.Doc): Y.Map<GroupRecord> => doc.getMap('groups'),
  groupTitle: (doc: Y.Doc): Y.Map<string> => doc.getMap('groupTitle'),
  groupColor: (doc: Y.Doc): Y.Map<number> => doc.getMap('groupColor'),
  groupDeleted: (doc: Y.Doc): Y.Map<boolean> => doc.getMap('groupDeleted'),
  /** post id → group id; no key: ungrouped */
  groupOf: (doc: Y.Doc): Y.Map<string> => doc.getMap('groupOf'),
  /** post id → the group it was in before its last merge; on desks alone. SPEC G7 */
  mergedFrom: (doc: Y.Doc): Y.Map<Merge> => doc.getMap('mergedFrom'),
  /** post or group id → number of likes; written by the server, counted from rows */
  scores: likeRoots.scores,
  comments: (doc: Y.Doc): Y.Map<CommentRecord> => doc.getMap('comments'),
  commentText: (doc: Y.Doc): Y.Map<string> => doc.getMap('commentText'),
  commentRemoved: (doc: Y.Doc): Y.Map<CommentRemoval> => doc.getMap('commentRemoved'),
  sources: activityRoots.sources,
} as const

export type RootName = keyof typeof roots

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** `likesPerPerson` → number, no key when unlimited; set by commands, like flags */
  settings: activityRoots.settings,
  /** `posts:{multiTopicId}:{questionId}` → number of answers, hidden ones included */
  counts: countsOf,
} as const
