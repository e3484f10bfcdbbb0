import { useEffect, useMemo } from 'react'
import { useRememberAct } from '#activity/overlay/pageActs.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { Message } from '#domain/message.ts'
import { useOutbox, whyRefused } from '#sync/room/outbox.ts'
import { isMove } from '../items/shownSections.ts'
import type { MovedFields } from '../items/shownSections.ts'

/** A move of this person that the server refused, such as because somebody else moved the item first. SPEC OR6 */
export interface RefusedMove {
  itemId: string
  wanted: MovedFields
  why: Message
  dismiss: () => void
}

/** A place that no item has: what this page remembers of a refused move does not hold any more. */
const nowhere = '?'

/** Moves that were refused, until this person has decided about each. The item is shown where it is meanwhile. */
export function useRefusedMoves(objectId: ObjectId): readonly RefusedMove[] {
  const { refused, dismiss } = useOutbox()
  const rememberAct = useRememberAct()
  const moves = useMemo(
    () =>
      refused.flatMap((entry): RefusedMove[] => {
        const { effect, entryId } = entry
        const why = whyRefused(entry)
        if (entry.objectId !== objectId || effect?.does !== 'change' || !isMove(effect.fields) || !why)
          return []
        return [{ itemId: effect.id, wanted: effect.fields, why, dismiss: () => dismiss(entryId) }]
      }),
    [refused, dismiss, objectId],
  )
  useEffect(() => {
    for (const { itemId } of moves) rememberAct(objectId, itemId, { fields: { was: nowhere } })
  }, [moves, objectId, rememberAct])
  return moves
}
