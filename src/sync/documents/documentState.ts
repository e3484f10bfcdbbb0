import * as Y from 'yjs'

/** State of one document. Its content stays readable unless it is `forbidden` or `gone`. */
export type DocumentState =
  /** no content has arrived yet */
  | { status: 'loading' }
  /** `isLive`: the websocket is open and nothing is missing; otherwise the content is the last copy of this device */
  | { status: 'ready'; isLive: boolean }
  /** closed to this person now (a hidden part, results before voting); requested again when that may have changed */
  | { status: 'forbidden' }
  /** its activity is not, or no longer, in the agenda */
  | { status: 'gone' }

export interface DocumentView {
  doc: Y.Doc
  state: DocumentState
  /** A desk that is `loading`, as it was polled: to be read, never edited. Null while a websocket or a copy is awaited. */
  polled: Y.Doc | null
}

/** A document that nothing is known of yet. */
export function loadingView(): DocumentView {
  return { doc: new Y.Doc(), state: { status: 'loading' }, polled: null }
}

export function sameState(a: DocumentState, b: DocumentState): boolean {
  if (a.status === 'ready' && b.status === 'ready') return a.isLive === b.isLive
  return a.status === b.status
}
