import type { StoreApi } from 'zustand/vanilla'
import { watchRoots } from './docHandle.ts'
import type { DocumentView } from './documentState.ts'
import type { AnyRoot } from './docWatch.ts'

/**
 * Calls back when root maps of a document change, also after another copy replaced the document.
 *
 * @returns stops it
 */
export function watchView(
  view: StoreApi<DocumentView>,
  roots: readonly AnyRoot[],
  listener: () => void,
): () => void {
  let unwatch = watchRoots(view.getState().doc, roots, listener)
  const unsubscribe = view.subscribe((now, before) => {
    if (now.doc === before.doc) return
    unwatch()
    unwatch = watchRoots(now.doc, roots, listener)
  })
  return () => {
    unsubscribe()
    unwatch()
  }
}
