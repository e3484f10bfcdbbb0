import { useMemo } from 'react'
import type * as Y from 'yjs'
import { useAddItem } from '#activity/item/useAddItem.ts'
import type { AddItem } from '#activity/item/useAddItem.ts'
import { useDeletedByOthers } from '#activity/overlay/useDeletedByOthers.ts'
import { useOwn } from '#activity/overlay/useOwn.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useInput } from '#activity/useInput.ts'
import type { Input } from '#activity/useInput.ts'
import { itemType } from '#domain/organize/items.ts'
import { readArrangement, sectionRoots } from '#domain/organize/places.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import type { Organize } from '../useOrganize.ts'
import { itemScreen } from './itemScreen.ts'
import type { OrganizeItem } from './itemScreen.ts'
import { itemsOf, placeKey, shownSections } from './shownSections.ts'
import type { ShownSection } from './shownSections.ts'

/** The items of an Organize activity in their sections, and what this person may do with them. */
export interface Items extends Input {
  sections: readonly ShownSection[]
  /** All of them, in screen order. */
  all: readonly OrganizeItem[]
  add: AddItem<typeof itemType>
  /** This person may add items, but for a lock of input. SPEC OR3 */
  mayAdd: boolean
  /** This person may move items on the board that everybody sees. SPEC OR5 */
  maySort: boolean
  /** The place of an item in the document, by `placeKey`. */
  keyOf: (id: string) => string
}

export function useItems(organize: Organize): Items {
  const { objectId, source, sections: inDocument, items, sorting, takesItems } = organize
  const own = useOwn(organize, itemScreen)
  useDeletedByOthers(objectId, objectId, items, true)
  const keys = useDerived(source, sectionRoots, readPlaceKeys)
  const input = useInput(organize)
  const mayArrange = useMayDo('arrange')
  const mayContribute = useMayDo('contribute')
  const add = useAddItem(objectId, itemScreen)
  const shown = useMemo(() => {
    const keyOf = (id: string): string => keys[id] ?? ''
    const sections = shownSections(inDocument, own, keyOf)
    return { sections, keyOf, all: sections.flatMap(itemsOf) }
  }, [inDocument, own, keys])
  return {
    ...{ ...shown, ...input, add },
    mayAdd: mayArrange || (mayContribute && takesItems),
    maySort: mayArrange || (mayContribute && sorting === 'EVERYONE' && !input.isLocked),
  }
}

/** By item. */
function readPlaceKeys(doc: Y.Doc): Record<string, string> {
  const { placeOf } = readArrangement(doc)
  return Object.fromEntries([...itemType.record(doc).keys()].map((id) => [id, placeKey(placeOf(id))]))
}
