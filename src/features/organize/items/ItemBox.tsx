import type { RefObject } from 'react'
import { AddBox } from '#activity/add/AddBox.tsx'
import { useDescription } from '#activity/add/useDescription.tsx'
import type { OrganizeItemId } from '#domain/ids.ts'
import { itemType } from '#domain/organize/items.ts'
import type { Organize } from '../useOrganize.ts'
import type { Items } from './useItems.ts'

export interface ItemBoxProps {
  organize: Organize
  items: Items
  fieldRef?: RefObject<HTMLTextAreaElement | null>
  onAdded?: (id: OrganizeItemId) => void
}

const { text, desc } = itemType.fields

/** The box for a new item, which is not sorted at first. Pasted lines may become an item each. SPEC OR3 */
export function ItemBox({ organize: { objectId }, items, fieldRef, onAdded }: ItemBoxProps) {
  const description = useDescription(objectId, desc.most)
  return (
    <AddBox
      draftKey={objectId}
      limit={text.most}
      isLocked={items.isLocked}
      {...{ description, ...(fieldRef && { fieldRef }) }}
      onAdd={(written, about = '') => {
        const id = items.add({ text: written, desc: about })
        onAdded?.(id)
      }}
    />
  )
}
