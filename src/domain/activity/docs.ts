import * as Y from 'yjs'

/** The two documents of an activity that facilitators and the room read. */
export interface ActivityDocs {
  desk: Y.Doc
  board: Y.Doc
}

/** A root map of a document, whatever it holds: flat, by id or name, plain values, one key per fact that changes on its own. */
export type Root = (doc: Y.Doc) => { readonly size: number }

/** The root maps of one document, by name. */
export type Roots = Readonly<Record<string, Root>>

/** Root maps that activities of every kind have. */
export const activityRoots = {
  /** Texts of the whole, by field; on desks also `notes`. */
  info: (doc: Y.Doc): Y.Map<string> => doc.getMap('info'),
  /** Of a board alone: what commands show, hide and lock. */
  flags: (board: Y.Doc): Y.Map<boolean> => board.getMap('flags'),
  /** Of a board alone: numbers that commands set. */
  settings: (board: Y.Doc): Y.Map<number> => board.getMap('settings'),
} as const

/** The origin of edits a facilitator makes in the browser; what undo tracks. */
export const facilitatorOrigin = 'facilitator'

/** Names the root maps of a document before anything arrives: one that is named later is another object than its first changes tell of. */
export function defineRoots(doc: Y.Doc, roots: Roots): void {
  for (const root of Object.values(roots)) root(doc)
}

/** Whether nothing was ever written into a document, by an activity of whatever kind. */
export function isUnwritten(doc: Y.Doc): boolean {
  return Y.decodeStateVector(Y.encodeStateVector(doc)).size === 0
}
