import { useMemo } from 'react'
import type * as Y from 'yjs'
import { mapsOf } from '#domain/activity/items/itemType.ts'
import type { ItemOf, ItemType } from '#domain/activity/items/itemType.ts'
import { readItems } from '#domain/activity/items/readItems.ts'
import { useDerived } from '#sync/documents/useDoc.ts'

/** The headings of an activity, in their order. */
export function useHeadings<Type extends ItemType>(doc: Y.Doc, type: Type): ItemOf<Type>[] {
  const { maps, read } = useMemo(
    () => ({ maps: mapsOf(type), read: (from: Y.Doc) => readItems(type, from) }),
    [type],
  )
  return useDerived(doc, maps, read)
}
