import { useEffect, useRef } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useRememberAct } from './pageActs.ts'

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
  const seen = useRef<{ at: string; ids: ReadonlySet<string> }>({ at: '', ids: new Set() })
  const gone = useRef(new Set<string>())
  useEffect(() => {
    const now = new Set(items.map(({ id }) => id))
    for (const id of areShown && seen.current.at === at ? seen.current.ids : []) {
      if (now.has(id)) continue
      gone.current.add(id)
      rememberAct(objectId, id, { isDeleted: true })
    }
    for (const id of gone.current) {
      if (!now.has(id)) continue
      gone.current.delete(id)
      rememberAct(objectId, id, { isDeleted: false })
    }
    seen.current = { at, ids: areShown ? now : new Set() }
  }, [objectId, at, items, areShown, rememberAct])
}
