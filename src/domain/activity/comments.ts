import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { CommentId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cleanText, cutText } from '../text.ts'
import * as activityMessages from '../messages/activities.ts'

/** Who removed a comment, by role only. `true` stands for its author, and is the only value on boards. SPEC B12. */
export type CommentRemoval = true | 'byFacilitator'

/** Root maps of comments of all kinds; the items that they belong to are in a map of the kind. */
export const commentRoots = {
  commentText: (doc: Y.Doc): Y.Map<string> => doc.getMap('commentText'),
  commentRemoved: (doc: Y.Doc): Y.Map<CommentRemoval> => doc.getMap('commentRemoved'),
} as const

export interface CommentChange {
  id: CommentId
  text?: string | undefined
  showRemoved?: boolean | undefined
}

/** Normalizes a comment's text: cut to the limit; empty when it has no visible character. SPEC B12. */
export function commentText(text: string): string {
  return cutText(cleanText(text), limits.commentText)
}

/** Whether a change finds the comment as it would make it. */
export function isCommentAsAsked(desk: Y.Doc, { id, text, showRemoved }: CommentChange): boolean {
  const asked = commentText(text ?? '')
  const isText = asked === '' || commentRoots.commentText(desk).get(id) === asked
  return (
    isText &&
    (showRemoved ?? commentRoots.commentRemoved(desk).has(id)) === commentRoots.commentRemoved(desk).has(id)
  )
}

/**
 * Edits, removes or restores an existing comment or reply that the actor may see: facilitators any, participants their
 * own. SPEC B12.
 *
 * @throws {Refusal} `FORBIDDEN` for a participant and another person's comment
 * @throws {UserMistake} for a participant and a comment that a facilitator removed
 */
export function changeComment(desk: Y.Doc, actor: Actor, change: CommentChange): void {
  if (actor.role === 'participant' && !actor.isMine(change.id)) {
    throw new Refusal('FORBIDDEN', `comment ${change.id} is not theirs`)
  }
  const text = change.text === undefined ? '' : commentText(change.text)
  const removed = commentRoots.commentRemoved(desk)
  const isModerated = removed.get(change.id) === 'byFacilitator'
  if (isModerated && actor.role === 'participant' && (text !== '' || change.showRemoved === false)) {
    throw new UserMistake(activityMessages.commentRemoved)
  }
  const removal = isModerated || !actor.isMine(change.id) ? 'byFacilitator' : true
  if (text !== '' && commentRoots.commentText(desk).get(change.id) !== text)
    commentRoots.commentText(desk).set(change.id, text)
  if (change.showRemoved === true) removed.set(change.id, removal)
  if (change.showRemoved === false) removed.delete(change.id)
}
