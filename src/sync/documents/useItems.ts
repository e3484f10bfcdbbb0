import { useMemo, useSyncExternalStore } from 'react'
import type * as Y from 'yjs'
import { DocItems } from './docItems.ts'
import type { DocItemsKind } from './docItems.ts'

/** The items of a document in order; after a change only those that changed are read again. */
export function useItems<Item extends { id: string }>(doc: Y.Doc, kind: DocItemsKind<Item>): readonly Item[] {
  const items = useMemo(() => new DocItems(doc, kind), [doc, kind])
  return useSyncExternalStore(items.subscribe, items.read)
}
