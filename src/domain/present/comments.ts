import type * as Y from 'yjs'
import { commentText } from '../activity/comments.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { nextPlace } from '../activity/order.ts'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { PresentCommentId } from '../ids.ts'
import { limits } from '../limits.ts'
import * as activityMessages from '../messages/activities.ts'
import * as slideMessages from '../messages/slides.ts'
import { readWorkshopInfo } from '../workshop/state.ts'
import { isPage, pageCount, readDocument } from './document.ts'
import { areCommentsShown } from './flags.ts'
import { readComment } from './read.ts'
import { roots } from './roots.ts'

export interface NewComment {
  id: PresentCommentId
  /** The first page is 1. */
  page: number
  text: string
  /** Epoch seconds by the server's clock. */
  createdAt: number
}

/**
 * Adds a comment to a page. Empty text is ignored, text over the limit is cut. A facilitator's comment is marked as
 * such. SPEC SL8, SL10, B12, B22.
 *
 * @returns false when the text was empty and nothing was added
 * @throws {Refusal} `FORBIDDEN` when the id is used
 * @throws {UserMistake} when input is locked, without a document, while comments are off, for a page that the document
 *   does not have, and when the activity is full. SPEC SL3, SL8, Q6
 */
export function createComment({ desk, board }: ActivityDocs, actor: Actor, comment: NewComment): boolean {
  assertTakesInput(board, actor.role)
  assertTakesComments({ desk, board }, actor.role, 1)
  if (!areCommentsShown(board)) throw new UserMistake(slideMessages.slideCommentsOff)
  const pages = pageCount(board)
  if (!isPage(comment.page) || comment.page > pages) throw new UserMistake(slideMessages.slideMissing(pages))
  const text = commentText(comment.text)
  if (text === '') return false
  if (roots.comments(desk).has(comment.id)) throw new Refusal('FORBIDDEN', `id in use: ${comment.id}`)
  const createdAt = Math.floor(comment.createdAt)
  const place = nextPlace(roots.comments(desk), createdAt)
  const byFacilitator = actor.role === 'facilitator' && { byFacilitator: true as const }
  roots.comments(desk).set(comment.id, { page: comment.page, createdAt, place, ...byFacilitator })
  roots.commentText(desk).set(comment.id, text)
  return true
}

/** Templates have no comments, neither written ones nor copied input. SPEC SL3 @throws {UserMistake} in a template */
export function assertNoTemplate(state: Y.Doc): void {
  if (readWorkshopInfo(state).template) throw new UserMistake(slideMessages.slideCommentsInTemplate)
}

/** @throws {UserMistake} without a document, and when the activity cannot take this many more comments. SPEC Q6 */
export function assertTakesComments({ desk, board }: ActivityDocs, by: Actor['role'], count: number): void {
  if (readDocument(board) === null)
    throw new UserMistake(by === 'facilitator' ? slideMessages.documentFirst : slideMessages.documentMissing)
  if (roots.comments(desk).size + count > limits.commentsPerActivity)
    throw new UserMistake(activityMessages.commentsFull)
}

/**
 * Edits a comment: facilitators any, participants their own. Empty text is ignored, text over the limit is cut. SPEC
 * SL11.
 */
export function updateComment(
  { desk, board }: ActivityDocs,
  actor: Actor,
  change: { id: PresentCommentId; text: string },
): void {
  assertMayEdit({ desk, board }, actor, change.id)
  const text = commentText(change.text)
  if (text === '' || roots.commentText(desk).get(change.id) === text) return
  assertTakesInput(board, actor.role)
  roots.commentText(desk).set(change.id, text)
}

/** Deletes comments by setting flags, all of them or none. Those that are gone already are no error. SPEC SL11, B9. */
export function deleteComments(
  { desk, board }: ActivityDocs,
  actor: Actor,
  ids: readonly PresentCommentId[],
): void {
  const there = ids.filter((id) => readComment(desk, id) !== null)
  if (there.length > 0) assertTakesInput(board, actor.role)
  for (const id of there) assertMayEdit({ desk, board }, actor, id)
  for (const id of there) roots.commentDeleted(desk).set(id, true)
}

/**
 * Asserts that an actor sees a comment; another person's comment that is hidden is treated as missing. SPEC SL10.
 *
 * @throws {Refusal} `NOT_FOUND`
 */
export function assertSeesComment({ desk, board }: ActivityDocs, actor: Actor, id: PresentCommentId): void {
  if (readComment(desk, id) === null) throw new Refusal('NOT_FOUND', `comment ${id}`)
  if (actor.role === 'facilitator' || actor.isMine(id) || areCommentsShown(board)) return
  throw new Refusal('NOT_FOUND', `comment ${id} is hidden`)
}

function assertMayEdit(docs: ActivityDocs, actor: Actor, id: PresentCommentId): void {
  assertSeesComment(docs, actor, id)
  if (actor.role !== 'facilitator' && !actor.isMine(id))
    throw new Refusal('FORBIDDEN', `comment ${id} is not theirs`)
}

/** The ids of a facilitator's selection that still exist, for deletions on the desk. SPEC G9 */
export function standingComments(desk: Y.Doc, ids: readonly PresentCommentId[]): PresentCommentId[] {
  return ids.filter((id) => readComment(desk, id) !== null)
}
