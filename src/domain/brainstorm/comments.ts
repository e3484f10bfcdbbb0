import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { CommentId, PostId } from '../ids.ts'
import { commentsFullMessage, limits } from '../limits.ts'
import { cleanText, cutText } from '../text.ts'
import { assertTakesInput } from '../activity/flags.ts'
import { visiblePost } from './posts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { nextPlace } from '../activity/order.ts'
import { roots } from './roots.ts'

export interface NewComment {
  id: CommentId
  /** The post it stands under, or the comment it replies to. */
  on: { postId: PostId } | { commentId: CommentId }
  text: string
  createdAt: number
}

/**
 * Adds a comment or a reply; replies are one level deep. Empty text is ignored, extra text is cut. A facilitator's says that it is
 * one's. SPEC B12, B22.
 *
 * @returns whether there was something to add
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

/** @throws {UserMistake} where an activity has no room for so many comments and replies more. SPEC Q6 */
export function assertTakesComments(desk: Y.Doc, count: number): void {
  if (roots.comments(desk).size + count > limits.commentsPerActivity)
    throw new UserMistake(commentsFullMessage)
}

/**
 * Changes, removes or brings back a comment or reply: facilitators any, participants their own. SPEC B12.
 *
 * @throws {UserMistake} for a participant whose comment a facilitator removed
 */
export function updateComment(
  docs: ActivityDocs,
  actor: Actor,
  change: { id: CommentId; text?: string | undefined; showRemoved?: boolean | undefined },
): void {
  assertTakesInput(docs.board, actor.role)
  visiblePost(docs, actor, postOf(docs, change.id))
  if (actor.role === 'participant' && !actor.isMine(change.id)) {
    throw new Refusal('FORBIDDEN', `comment ${change.id} is not theirs`)
  }
  const text = change.text === undefined ? '' : commentText(change.text)
  const removed = roots.commentRemoved(docs.desk)
  const isModerated = removed.get(change.id) === 'byFacilitator'
  if (isModerated && actor.role === 'participant' && (text !== '' || change.showRemoved === false)) {
    throw new UserMistake(
      'A facilitator removed this comment. Only a facilitator can change it or bring it back.',
    )
  }
  const removal = isModerated || !actor.isMine(change.id) ? 'byFacilitator' : true
  if (text !== '') roots.commentText(docs.desk).set(change.id, text)
  if (change.showRemoved === true) removed.set(change.id, removal)
  if (change.showRemoved === false) removed.delete(change.id)
}

function commentText(text: string): string {
  return cutText(cleanText(text), limits.commentText)
}

function postOf({ desk }: ActivityDocs, id: CommentId): PostId {
  const place = roots.comments(desk).get(id)
  if (!place) throw new Refusal('NOT_FOUND', `comment ${id}`)
  return place.postId
}

function topLevel({ desk }: ActivityDocs, id: CommentId): CommentId {
  return roots.comments(desk).get(id)?.parentId ?? id
}
