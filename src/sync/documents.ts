import type * as Y from 'yjs'
import type { DocumentKind } from '#domain/documents.ts'
import type { AgendaPart, SessionState, WorkshopInfo } from '#domain/state.ts'

/** How one document is. What it holds stays readable in every state. */
export type DocumentState =
  /** nothing of it is here yet */
  | { status: 'loading' }
  /** `isLive`: the socket is open and nothing is missing; else it is what was here last */
  | { status: 'ready'; isLive: boolean }
  /** not for this person now (a hidden part, results before voting); tried again by itself when that may have changed */
  | { status: 'forbidden' }
  /** there is no such document (any more) */
  | { status: 'gone' }
  /** the server did not take this desk's edits: `texts` are what only this device has. `discard()` takes the server's */
  | { status: 'refused'; texts: string[]; discard: () => void }

export interface OpenDocument {
  /** The same object as long as the id is the same. Participants only read it; facilitators edit desks by `editDesk`. */
  doc: Y.Doc
  state: DocumentState
}

/**
 * A live document, open while a component that uses it is on screen (and a moment longer). Null `id`: an empty document that
 * stays `loading`, for screens that do not know their id yet.
 */
export function useDocument(_kind: Exclude<DocumentKind, 'state'>, _id: string | null): OpenDocument {
  throw new Error('useDocument')
}

/** The room's shared state, agenda and workshop; each value is a new object only when it changed. */
export function useStateDocument(): {
  document: DocumentState
  state: SessionState
  agenda: AgendaPart[]
  workshop: WorkshopInfo
} {
  throw new Error('useStateDocument')
}
