import { useCallback } from 'react'
import { newId } from '#api/newId.ts'
import type { ItemType } from '#domain/activity/items/itemType.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Fields } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { useSendAct } from '../overlay/useSendAct.ts'
import { wordsIn } from './itemScreen.ts'
import type { ItemScreen, WrittenItem } from './itemScreen.ts'

/** Adds an item. @returns its id */
export type AddItem<Type extends ItemType> = (written: WrittenItem<Type>) => string

// Apart from `useItemActs`: a page that only adds items does not wait for what edits a desk.

/** Adds items through the outbox, for all roles, facilitators included: offline, too. */
export function useAddItem<Type extends ItemType>(
  objectId: ObjectId,
  { type, calls, labels }: ItemScreen<Type>,
): AddItem<Type> {
  const act = useSendAct(objectId)
  const { workshopId } = useRoom()
  const { labelNew } = useText(labels)
  return useCallback(
    (written) => {
      const id = newId()
      const fields = { ...written } as unknown as Fields
      act({
        ...calls.create({ id, ...written }, { workshopId, objectId }),
        label: labelNew,
        text: String(fields['text']),
        kept: wordsIn(type, fields),
        effect: { does: 'create', type: type.kind, id, fields },
      })
      return id
    },
    [act, calls, type, labelNew, workshopId, objectId],
  )
}
