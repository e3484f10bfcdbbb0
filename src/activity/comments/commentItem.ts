import type { CommentId } from '#domain/ids.ts'

/** A comment or reply as its row shows it; a kind builds them from its documents and this device's outbox. */
export interface CommentItem {
  id: CommentId
  /** null: it was removed; its replies stay */
  text: string | null
  /** Epoch seconds. */
  createdAt: number
  byFacilitator: boolean
  isMine: boolean
  /** The server has acknowledged it; otherwise the row says "Not saved yet" and offers no change. */
  isSaved: boolean
  /** Empty for a reply. */
  replies: CommentItem[]
}

/** Change of an existing comment: a new text, or null to remove it. */
export interface CommentChange {
  text?: string
  showRemoved?: boolean
}

/** A kind's commands for comments; offline they wait in the outbox. */
export interface CommentActs {
  /** @param itemId id of the commented item: an answer, a page of a document */
  add: (itemId: string, text: string) => void
  reply: (itemId: string, commentId: CommentId, text: string) => void
  change: (id: CommentId, isReply: boolean, change: CommentChange) => void
}
