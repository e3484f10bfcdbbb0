import type * as Y from 'yjs'
import { DocWatch, mapsOf } from './docWatch.ts'
import type { AnyRoot } from './docWatch.ts'

/** What this page has beside a document. It lives as long as the document does. */
export interface DocHandle {
  /** Tells whoever watches the document what changed. */
  readonly watch: DocWatch
  /** Undo of this facilitator's own edits of a desk; made when they first edit it. */
  undo: Y.UndoManager | null
  /** The server takes no edit of this desk any more: its workshop is over. SPEC E1. */
  isClosed: boolean
}

/** The handle of a document, in the field that Yjs has for what belongs to one (`Doc.meta`; it is never sent). */
export function handleOf(doc: Y.Doc): DocHandle {
  const known = doc.meta as DocHandle | null
  if (known) return known
  const made: DocHandle = { watch: new DocWatch(doc), undo: null, isClosed: false }
  doc.meta = made
  return made
}

/** Calls back after each transaction that changed one of the maps. */
export function watchRoots(doc: Y.Doc, roots: readonly AnyRoot[], listener: () => void): () => void {
  return handleOf(doc).watch.watch(mapsOf(doc, roots), listener)
}
