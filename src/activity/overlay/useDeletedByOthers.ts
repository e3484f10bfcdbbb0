import { useEffect, useRef } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { useRememberAct } from './pageActs.ts'

/**
 * An item that was shown and goes while items are still shown was deleted: its author's device, which knows it without the
 * document, does not show it any longer either.
 *
 * @param at what of the activity is on the screen; on another place nothing is compared
 * @param items what the document has there
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
