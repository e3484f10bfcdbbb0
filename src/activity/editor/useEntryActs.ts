import { useMemo } from 'react'
import type * as Y from 'yjs'
import { deskEdits } from '#domain/activity/items/arrangeItems.ts'
import type { ItemRules } from '#domain/activity/items/changeItems.ts'
import type { ItemType } from '#domain/activity/items/itemType.ts'
import type { AnyMessage } from '#domain/message.ts'
import { tryEdit } from '#sync/documents/desk.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { EntryActs } from './EntryRow.tsx'

export interface ItemEntryActs extends EntryActs {
  /** False when it could not, which the person is told. */
  move: (id: string, beforeId: string | null) => boolean
}

/** Acts of facilitators on items of a list, such as topics: edits of the desk, so that they can be undone. */
export function useEntryActs<Type extends ItemType>(
  desk: Y.Doc,
  rules: Pick<ItemRules<Type>, 'type' | 'full' | 'last'>,
): ItemEntryActs {
  const { clock } = useRoomOfContext()
  return useMemo(() => {
    const { type } = rules
    const edit = (act: (doc: Y.Doc) => void): AnyMessage | null => tryEdit(desk, act)
    return {
      add: (id, text) => {
        const createdAt = clock.nowMs() / 1000
        return edit((doc) => deskEdits.create<ItemType>(rules, doc, { id, text, createdAt }))
      },
      rename: (id, text) => edit((doc) => deskEdits.update<ItemType>(type, doc, { id, text })),
      move: (id, beforeId) => {
        const mistake = edit((doc) => deskEdits.move(type, doc, id, beforeId))
        if (mistake !== null) notify(mistake, 'bad')
        return mistake === null
      },
      remove: (id) => edit((doc) => deskEdits.remove(rules, doc, id)),
    }
  }, [desk, rules, clock])
}
