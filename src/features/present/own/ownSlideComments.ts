import type { OwnPresentCommentsQuery } from '#api/generated.ts'
import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem } from '#activity/own/ownItems.ts'
import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'
import { slideComments } from '../comments/commentList.ts'

/** A comment of this person, as far as it is known. */
export interface OwnSlideComment extends OwnItem {
  page: number
}

/**
 * What a person wrote on Slides, oldest first.
 *
 * @param fetched the server's reply; null: not asked yet, or not reachable
 */
export function ownSlideComments(
  fetched: OwnPresentCommentsQuery['presentPdf'] | null,
  contents: readonly OwnContent[],
  pending: readonly OutboxEntry[],
): OwnSlideComment[] {
  return ownItems(
    (fetched?.comments ?? []).map(({ id, text, page, createdTimeStamp: createdAt }) => ({
      ...{ id, text, page, createdAt },
    })),
    { contents, pending },
    slideComments.type,
    (fields) => ({ page: Number(fields['page']) || 1 }),
  )
}
