import type * as Y from 'yjs'
import type { Actor } from '../actor.ts'
import { Refusal, UserMistake } from '../errors.ts'
import type { CommentId } from '../ids.ts'
import { limits } from '../limits.ts'
import { cleanText, cutText } from '../text.ts'

/** Who removed a comment, by role alone: `true` is its author, and what stands on every board. SPEC B12. */
export type CommentRemoval = true | 'byFacilitator'

/** Root maps of comments, whatever they stand under; where they stand is in a map of the kind. */
export const commentRoots = {
  commentText: (doc: Y.Doc): Y.Map<string> => doc.getMap('commentText'),
  commentRemoved: (doc: Y.Doc): Y.Map<CommentRemoval> => doc.getMap('commentRemoved'),
} as const

export interface CommentChange {
  id: CommentId
  text?: string | undefined
  showRemoved?: boolean | undefined
}

/** A comment's text as it is kept: extra text is cut; empty for one that says nothing. SPEC B12. */
export function commentText(text: string): string {
  return cutText(cleanText(text), limits.commentText)
}

/**
 * Changes, removes or brings back a comment or reply that is there and that the actor may see: facilitators any, participants
 * their own. SPEC B12.
 *
 * @throws {Refusal} `FORBIDDEN` for a participant whose comment it is not
 * @throws {UserMistake} for a participant whose comment a facilitator removed
 */
export function changeComment(desk: Y.Doc, actor: Actor, change: CommentChange): void {
  if (actor.role === 'participant' && !actor.isMine(change.id)) {
    throw new Refusal('FORBIDDEN', `comment ${change.id} is not theirs`)
  }
  const text = change.text === undefined ? '' : commentText(change.text)
  const removed = commentRoots.commentRemoved(desk)
  const isModerated = removed.get(change.id) === 'byFacilitator'
  if (isModerated && actor.role === 'participant' && (text !== '' || change.showRemoved === false)) {
    throw new UserMistake(
      'A facilitator removed this comment. Only a facilitator can change it or bring it back.',
    )
  }
  const removal = isModerated || !actor.isMine(change.id) ? 'byFacilitator' : true
  if (text !== '') commentRoots.commentText(desk).set(change.id, text)
  if (change.showRemoved === true) removed.set(change.id, removal)
  if (change.showRemoved === false) removed.delete(change.id)
}
