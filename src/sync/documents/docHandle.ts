import type * as Y from 'yjs'
import { DocWatch, mapsOf } from './docWatch.ts'
import type { AnyRoot } from './docWatch.ts'

/** What this page keeps beside a document, for the document's lifetime. */
export interface DocHandle {
  /** Notifies the document's watchers of changes. */
  readonly watch: DocWatch
  /** Undo of this facilitator's own edits of a desk; created at their first edit. */
  undo: Y.UndoManager | null
  /** The server takes no more edits of this desk: its workshop has ended. SPEC E1 */
  isClosed: boolean
  /** Keeps it open, and so connected, until the returned function is called; null for one that no session has. */
  hold: (() => () => void) | null
}

/** The handle of a document, stored in `Doc.meta`, which Yjs reserves for such data and never sends. */
export function handleOf(doc: Y.Doc): DocHandle {
  const known = doc.meta as DocHandle | null
  if (known) return known
  const made: DocHandle = { watch: new DocWatch(doc), undo: null, isClosed: false, hold: null }
  doc.meta = made
  return made
}

/** Calls back after each transaction that changed one of the maps. */
export function watchRoots(doc: Y.Doc, roots: readonly AnyRoot[], listener: () => void): () => void {
  return handleOf(doc).watch.watch(mapsOf(doc, roots), listener)
}
