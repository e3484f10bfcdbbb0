import { countsOf } from '../activity/counts.ts'
import { activityRoots, rootMap } from '../activity/docs.ts'
import { fileRoots } from '../activity/file.ts'
import { commentType } from './items.ts'

/** Page and time of a comment. Never changes; `createdAt` in epoch seconds. SPEC SL8. */
export interface CommentRecord {
  /** The first page is 1. It may be behind the last page of a document uploaded later. SPEC SL9 */
  page: number
  createdAt: number
  /** Serial number within its second; 0 when unknown. */
  place?: number | undefined
  /** Set when a facilitator wrote it; which one is not stored. SPEC B22. */
  byFacilitator?: true
}

/**
 * Root maps of a Slides activity's desk and board: flat, by id, plain values, one key per independently changing value.
 * The board has the same maps, limited to what the room may see, and in addition what commands set.
 */
export const roots = {
  /** On desks: notes. Nothing of it is on the board. */
  info: activityRoots.info,
  comments: rootMap<CommentRecord>(commentType.record.key),
  commentText: commentType.fields.text.map,
  commentDeleted: commentType.deleted,
  /** comment id → number of likes; written by the server, counted from rows */
  scores: commentType.fields.score.map,
  sources: activityRoots.sources,
} as const

/** Maps that only boards have: what commands set, and the counts that everyone may see. */
export const boardRoots = {
  flags: activityRoots.flags,
  /** `document` → the uploaded file; no key before the first upload */
  document: fileRoots.document,
  /** `comments:{page}` → number of comments, also while comments are turned off */
  counts: countsOf,
} as const
