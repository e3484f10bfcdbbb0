import type { AskOwn, OwnItems } from '#activity/overlay/useOwn.ts'
import { OwnInPresentDocument } from '#api/operations/present.ts'
import { commentCountKey } from '#domain/present/commentCounts.ts'
import { readComments } from '#domain/present/items.ts'
import type { CommentView } from '#domain/present/items.ts'
import { slideComments } from './commentList.ts'

/** Fetches this person's comments on Slides, including hidden ones, and what they like. */
const ask: AskOwn<CommentView> = async (call, objectId) => {
  const { comments } = (await call(OwnInPresentDocument, { id: objectId })).presentPdf
  const items = comments.flatMap(({ id, text, page, score, createdTimeStamp, isMine }, place) =>
    isMine ? [{ id, text, page, score, createdAt: createdTimeStamp, place, byFacilitator: false }] : [],
  )
  return { items, liked: new Set(comments.filter(({ hasLiked }) => hasLiked).map(({ id }) => id)) }
}

/** A person's own comments. */
export const ownComments: OwnItems<CommentView> = {
  ask,
  items: slideComments,
  countKey: ({ page }) => commentCountKey(page),
  read: readComments,
}
