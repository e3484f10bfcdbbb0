import type * as Y from 'yjs'
import { commentText } from '../activity/comments.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { assertSees, updateItem } from '../activity/items/changeItems.ts'
import type { ItemRules, NewItem } from '../activity/items/changeItems.ts'
import { assertTakes, createItem } from '../activity/items/createItems.ts'
import type { StoredRecord } from '../activity/items/itemType.ts'
import type { Actor } from '../actor.ts'
import { UserMistake } from '../errors.ts'
import type { PresentCommentId } from '../ids.ts'
import { limits } from '../limits.ts'
import { commentsFull } from '../messages/activities.ts'
import { documentFirst, documentMissing } from '../messages/slideDocument.ts'
import * as slideMessages from '../messages/slides.ts'
import { readWorkshopInfo } from '../workshop/state.ts'
import { isPage, pageCount, readDocument } from './document.ts'
import { areCommentsShown } from './flags.ts'
import { commentType } from './items.ts'

/** SPEC SL8, Q6 */
export const commentRules: ItemRules<typeof commentType> = {
  type: commentType,
  full: commentsFull,
  kept: { most: limits.commentsPerActivity, mistake: commentsFull },
  last: null,
  made: (_docs, by) => ({ byFacilitator: by.role === 'facilitator' }),
}

export type NewComment = NewItem<typeof commentType> & { page: number; text: string }

/**
 * Adds a comment to a page. Empty text is ignored, text over the limit is cut. A facilitator's comment is marked as
 * such. SPEC SL8, SL10, B12, B22.
 *
 * @returns false when the text was empty and nothing was added
 * @throws {Refusal} `FORBIDDEN` when the id is used
 * @throws {UserMistake} when input is locked, without a document, while comments are off, for a page that the document
 *   does not have, and when the activity is full. SPEC SL3, SL8, Q6
 */
export function createComment(docs: ActivityDocs, actor: Actor, comment: NewComment): boolean {
  const { board } = docs
  assertTakesInput(board, actor.role)
  assertTakesComments(docs, actor.role, [comment])
  if (!areCommentsShown(board)) throw new UserMistake(slideMessages.slideCommentsOff)
  const pages = pageCount(board)
  if (!isPage(comment.page) || comment.page > pages) throw new UserMistake(slideMessages.slideMissing(pages))
  const text = commentText(comment.text)
  if (text === '') return false
  createItem(commentRules, docs, actor, { ...comment, text })
  return true
}

/** Templates have no comments, neither written ones nor copied input. SPEC SL3 @throws {UserMistake} in a template */
export function assertNoTemplate(state: Y.Doc): void {
  if (readWorkshopInfo(state).template) throw new UserMistake(slideMessages.slideCommentsInTemplate)
}

/** @throws {UserMistake} without a document, and when the activity cannot take these comments too. SPEC Q6 */
export function assertTakesComments(
  docs: ActivityDocs,
  by: Actor['role'],
  comments: readonly StoredRecord[],
): void {
  if (readDocument(docs.board) === null)
    throw new UserMistake(by === 'facilitator' ? documentFirst : documentMissing)
  assertTakes(commentRules, docs, comments)
}

/**
 * Edits a comment: facilitators any, participants their own. Empty text is ignored, text over the limit is cut. SPEC
 * SL11.
 */
export function updateComment(
  docs: ActivityDocs,
  actor: Actor,
  { id, text }: { id: PresentCommentId; text: string },
): void {
  updateItem(commentType, docs, actor, { id, text: commentText(text) || undefined })
}

/**
 * Asserts that the actor may like a comment now. SPEC SL12, B4, B10.
 *
 * @throws {Refusal} `NOT_FOUND` when it is deleted or hidden from the actor
 * @throws {UserMistake} when input is locked
 */
export function assertMayLike(docs: ActivityDocs, actor: Actor, id: PresentCommentId): void {
  assertTakesInput(docs.board, actor.role)
  assertSees(commentType, docs, actor, id)
}
