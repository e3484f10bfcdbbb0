import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { CommentId, PostId } from '../ids.ts'
import { limits } from '../limits.ts'
import { commentText } from '../activity/comments.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { visiblePost } from './posts.ts'
import { keysEver } from '../activity/docs.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { nextPlace } from '../activity/order.ts'
import { roots } from './roots.ts'
import * as activityMessages from '../messages/activities.ts'

export interface NewComment {
  id: CommentId
  /** The post that the comment is about, or the comment that it replies to. */
  on: { postId: PostId } | { commentId: CommentId }
  text: string
  createdAt: number
}

/**
 * Adds a comment or a reply; replies are one level deep. Empty text is ignored, text over the limit is cut. A
 * facilitator's comment is marked as such. SPEC B12, B22.
 *
 * @returns false when the text was empty and nothing was added
 */
export function createComment(docs: ActivityDocs, actor: Actor, comment: NewComment): boolean {
  assertTakesInput(docs.board, actor.role)
  const parentId = 'commentId' in comment.on ? topLevel(docs, comment.on.commentId) : null
  const postId = 'postId' in comment.on ? comment.on.postId : postOf(docs, comment.on.commentId)
  visiblePost(docs, actor, postId)
  const text = commentText(comment.text)
  if (text === '') return false
  if (roots.comments(docs.desk).has(comment.id)) throw new Refusal('FORBIDDEN', `id in use: ${comment.id}`)
  assertTakesComments(docs.desk, 1)
  const createdAt = Math.floor(comment.createdAt)
  const place = nextPlace(roots.comments(docs.desk), createdAt)
  const byFacilitator = actor.role === 'facilitator' && { byFacilitator: true as const }
  roots.comments(docs.desk).set(comment.id, { postId, parentId, createdAt, place, ...byFacilitator })
  roots.commentText(docs.desk).set(comment.id, text)
  return true
}

/** @throws {UserMistake} when the activity cannot take this many more comments and replies. SPEC Q6 */
export function assertTakesComments(desk: Y.Doc, count: number): void {
  if (keysEver(roots.comments(desk)) + count > limits.commentsPerActivity)
    throw new UserMistake(activityMessages.commentsFull)
}

/**
 * Edits, removes or restores a comment or reply under an answer that the actor may see: facilitators any, participants
 * their own. SPEC B4, B10, B12.
 *
 * @throws {Refusal} `FORBIDDEN` for a participant and another person's comment
 * @throws {UserMistake} for a participant and a comment that a facilitator removed
 */
export function updateComment(
  docs: ActivityDocs,
  actor: Actor,
  change: { id: CommentId; text?: string | undefined; showRemoved?: boolean | undefined },
): void {
  const { id, showRemoved } = change
  visiblePost(docs, actor, postOf(docs, id))
  const [texts, removed] = [roots.commentText(docs.desk), roots.commentRemoved(docs.desk)]
  const text = commentText(change.text ?? '')
  const isNewText = text !== '' && texts.get(id) !== text
  const isAsAsked = !isNewText && (showRemoved ?? removed.has(id)) === removed.has(id)
  if (!isAsAsked) assertTakesInput(docs.board, actor.role)
  const isModerated = removed.get(id) === 'byFacilitator'
  if (actor.role === 'participant') {
    if (!actor.isMine(id)) throw new Refusal('FORBIDDEN', `comment ${id} is not theirs`)
    if (isModerated && (text !== '' || showRemoved === false))
      throw new UserMistake(activityMessages.commentRemoved)
  }
  if (isNewText) texts.set(id, text)
  if (showRemoved === true) removed.set(id, isModerated || !actor.isMine(id) ? 'byFacilitator' : true)
  if (showRemoved === false) removed.delete(id)
}

function postOf({ desk }: ActivityDocs, id: CommentId): PostId {
  const record = roots.comments(desk).get(id)
  if (!record) throw new Refusal('NOT_FOUND', `comment ${id}`)
  return record.postId
}

function topLevel({ desk }: ActivityDocs, id: CommentId): CommentId {
  return roots.comments(desk).get(id)?.parentId ?? id
}
