import { lastPlaces } from '#activity/overlay/lastPlaces.ts'
import { overlay } from '#activity/overlay/overlay.ts'
import type { ItemKind, Overlaid } from '#activity/overlay/overlay.ts'
import type { Own } from '#activity/overlay/own.ts'
import { byTime } from '#domain/activity/order.ts'
import { standingPage } from '#domain/present/document.ts'
import { byLikes } from '#domain/present/items.ts'
import type { CommentView } from '#domain/present/items.ts'

/** A comment as its row shows it. */
export type SlideComment = Overlaid<CommentView>

/** How effects and the overlay read and write comments. */
export const slideComments: ItemKind<CommentView> = {
  type: 'presentComment',
  made: ({ id, text, fields, createdMs }, at) => ({
    ...{ id, text },
    page: Number(fields['page']) || 1,
    createdAt: Math.floor(createdMs / 1000),
    place: lastPlaces + at,
    score: 0,
    // The author of an own comment is marked in another way.
    byFacilitator: false,
  }),
  changed: (comment, { text }) => (typeof text === 'string' ? { ...comment, text } : comment),
  liked: (comment, by) => ({ ...comment, score: Math.max(0, comment.score + by) }),
}

/**
 * The comments that this person sees, oldest first: all while they are turned on, own ones always. A facilitator's desk
 * has all of them. SPEC SL3, SL8
 */
export function listComments(inDocument: readonly CommentView[], own: Own<CommentView>): SlideComment[] {
  return overlay(inDocument, own, slideComments).sort(byTime)
}

/** The comments that stand at a page. SPEC SL9, SL12 */
export function commentsAt(
  comments: readonly SlideComment[],
  { page, pages }: { page: number; pages: number },
  areByLikes: boolean,
): SlideComment[] {
  const here = comments.filter((comment) => standingPage(comment.page, pages) === page)
  return areByLikes ? here.sort(byLikes) : here
}
