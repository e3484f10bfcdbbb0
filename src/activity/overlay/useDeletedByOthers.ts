import { useEffect, useRef } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { changesBetween } from '#sync/documents/itemChanges.ts'
import { useRememberAct } from './pageActs.ts'

/** What was on the screen. */
interface Seen {
  at: string
  items: readonly { id: string }[]
  ids: Set<string>
}

const nothing: Seen = { at: '', items: [], ids: new Set() }

/**
 * A shown item that disappears while items are still shown was deleted: its author's device, which also has it outside
 * the document, stops showing it too.
 *
 * @param at position in the activity that is on the screen; nothing is compared across positions
 * @param items the document's items there
 * @param areShown the room sees them
 */
export function useDeletedByOthers(
  objectId: ObjectId,
  at: string,
  items: readonly { id: string }[],
  areShown: boolean,
): void {
  const rememberAct = useRememberAct()
  const seen = useRef<Seen>(nothing)
  const gone = useRef(new Set<string>())
  useEffect(() => {
    const before = seen.current
    const isSamePlace = areShown && before.at === at
    const left = (id: string): void => {
      gone.current.add(id)
      rememberAct(objectId, id, { isDeleted: true })
    }
    const isThere = (id: string): void => {
      if (gone.current.delete(id)) rememberAct(objectId, id, { isDeleted: false })
    }
    // Where it is known what changed, the others are not looked at.
    const changes = isSamePlace ? changesBetween(before.items, items) : null
    if (changes) {
      for (const [id, item] of changes) {
        if (item) {
          before.ids.add(id)
          isThere(id)
        } else if (before.ids.delete(id)) left(id)
      }
      seen.current = { ...before, items }
      return
    }
    const now = new Set(items.map(({ id }) => id))
    for (const id of isSamePlace ? before.ids : []) if (!now.has(id)) left(id)
    for (const id of [...gone.current]) if (now.has(id)) isThere(id)
    seen.current = areShown ? { at, items, ids: now } : { ...nothing, at, ids: new Set() }
  }, [objectId, at, items, areShown, rememberAct])
}
