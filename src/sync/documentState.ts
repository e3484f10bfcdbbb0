import type * as Y from 'yjs'

/** How one document is. What it holds stays readable but where it is `forbidden` or `gone`. */
export type DocumentState =
  /** nothing of it is here yet */
  | { status: 'loading' }
  /** `isLive`: the socket is open and nothing is missing; else it is what this device saw last */
  | { status: 'ready'; isLive: boolean }
  /** not for this person now (a hidden part, results before voting); asked for again when that may have changed */
  | { status: 'forbidden' }
  /** its activity is not in the agenda (any more) */
  | { status: 'gone' }

export interface DocumentView {
  doc: Y.Doc
  state: DocumentState
}

export function sameState(a: DocumentState, b: DocumentState): boolean {
  if (a.status === 'ready' && b.status === 'ready') return a.isLive === b.isLive
  return a.status === b.status
}
