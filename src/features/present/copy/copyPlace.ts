import type { PresentCommentId } from '#domain/ids.ts'

/** Where the dialog was opened: a page, and the selection there. */
export interface CopyPlace {
  /** From 1. */
  page: number
  /** Empty: all comments on the page. */
  ids: readonly PresentCommentId[]
}

/** The place passed by the page of Slides; null for any other value: the whole activity. */
export function copyPlaceIn(at: unknown): CopyPlace | null {
  if (typeof at !== 'object' || at === null) return null
  const { page, ids } = at as Partial<CopyPlace>
  return typeof page === 'number' && Array.isArray(ids) ? { page, ids } : null
}
