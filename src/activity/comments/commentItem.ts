import type { CommentId } from '#domain/ids.ts'

/** A comment or reply as its row shows it; a kind makes them of its documents and of this device's outbox. */
export interface CommentItem {
  id: CommentId
  /** null: it was removed; its replies stay */
  text: string | null
  /** Epoch seconds. */
  createdAt: number
  byFacilitator: boolean
  isMine: boolean
  /** The server has it; else the row says "Not saved yet" and offers no change. */
  isSaved: boolean
  /** Of a reply: none. */
  replies: CommentItem[]
}

/** What becomes of a comment that is there: another text, or none. */
export interface CommentChange {
  text?: string
  showRemoved?: boolean
}

/** What a kind does with comments; offline it keeps them and sends them later. */
export interface CommentActs {
  /** @param itemId what is commented on: an answer, a page of a document */
  add: (itemId: string, text: string) => void
  reply: (itemId: string, commentId: CommentId, text: string) => void
  change: (id: CommentId, isReply: boolean, change: CommentChange) => void
}
