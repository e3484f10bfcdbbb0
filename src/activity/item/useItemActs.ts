import { useMemo } from 'react'
import type * as Y from 'yjs'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import type { ItemChange } from '#domain/activity/items/changeItems.ts'
import type { FieldValues, ItemOf, ItemType } from '#domain/activity/items/itemType.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import type { Fields } from '#sync/room/outbox.ts'
import { useText } from '#ui/texts/useText.ts'
import type { Overlaid } from '../overlay/overlay.ts'
import { useSendAct } from '../overlay/useSendAct.ts'
import type { Activity } from '../useActivity.ts'
import { wordsIn } from './itemScreen.ts'
import type { ItemScreen } from './itemScreen.ts'

/** Acts on an item that a document has; each returns what went wrong, or null. */
export interface ItemActs<Item, Texts> {
  change: (item: Item, changed: Partial<Texts>) => AnyMessage | null
  remove: (item: Item) => AnyMessage | null
  /** The desk that they edit, where an item is saved; null: they are calls. */
  desk: Y.Doc | null
}

/**
 * Changes and deletes items, by the same functions at every render. A facilitator's changes are edits of the desk, so
 * that they can be undone. A participant's are commands, sent through the outbox, so that they also work offline; and so
 * are those of a facilitator who has no desk now.
 */
export function useItemActs<Type extends ItemType>(
  { objectId, readsDesk, source }: Activity,
  screen: ItemScreen<Type>,
): ItemActs<Overlaid<ItemOf<Type>>, FieldValues<Type['fields']>> {
  const act = useSendAct(objectId)
  const { type, calls, labels } = screen
  const { labelEdit, labelDelete } = useText(labels)
  const desk = readsDesk ? source : null
  return useMemo(() => {
    return {
      desk,
      change(item, changed) {
        const { id } = item
        if (desk && item.isSaved)
          return tryEdit(desk, (doc) => deskEdits.update(type, doc, { id, ...changed } as ItemChange<Type>))
        const fields = { ...changed } as Fields
        act({
          ...calls.change(id, changed),
          label: labelEdit,
          text: String(fields['text'] ?? ''),
          kept: wordsIn(type, { ...(item as Fields), ...fields }),
          effect: { does: 'change', type: type.kind, id, fields },
        })
        return null
      },
      remove(item) {
        const { id } = item
        if (desk && item.isSaved)
          return tryEdit(desk, (doc) => deskEdits.remove({ type, last: null }, doc, id))
        act({
          ...calls.remove(id),
          label: labelDelete,
          text: String((item as Fields)['text']),
          effect: { does: 'remove', type: type.kind, id },
        })
        return null
      },
    }
  }, [desk, act, type, calls, labelEdit, labelDelete])
}
