import { useEffect, useMemo } from 'react'
import { useRememberAct } from '#activity/overlay/pageActs.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import { useOutbox, whyRefused } from '#sync/room/outbox.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'
import { isMove } from '../items/shownSections.ts'
import type { MovedFields } from '../items/shownSections.ts'

/** A move of this person that the server refused, such as because somebody else moved the item first. SPEC OR6 */
export interface RefusedMove {
  itemId: string
  /** Of the item, shortened: it may be gone. */
  text: string
  wanted: MovedFields
  why: Message
  dismiss: () => void
}

/** A place that no item has: what this page remembers of a refused move does not hold any more. */
const nowhere = '?'

/** Whether an entry of the outbox is a move of an item. */
export function isMoveEntry({ effect }: OutboxEntry): boolean {
  return effect?.does === 'change' && isMove(effect.fields)
}

/**
 * Moves that were refused, until this person has decided about each; of several moves of an item the last. The item is shown
 * where it is meanwhile, also to who may no longer sort.
 */
export function useRefusedMoves(objectId: ObjectId): readonly RefusedMove[] {
  const { refused, dismiss } = useOutbox()
  const rememberAct = useRememberAct()
  const moves = useMemo(() => {
    const byItem = new Map<string, RefusedMove>()
    for (const entry of refused) {
      const { effect, entryId, text } = entry
      const why = whyRefused(entry)
      if (entry.objectId !== objectId || effect?.does !== 'change' || !isMove(effect.fields) || !why) continue
      const before = byItem.get(effect.id)
      byItem.set(effect.id, {
        ...{ itemId: effect.id, text, wanted: effect.fields, why },
        dismiss() {
          before?.dismiss()
          dismiss(entryId)
        },
      })
    }
    return [...byItem.values()]
  }, [refused, dismiss, objectId])
  useEffect(() => {
    for (const { itemId } of moves) rememberAct(objectId, itemId, { fields: { was: nowhere } })
  }, [moves, objectId, rememberAct])
  return moves
}
