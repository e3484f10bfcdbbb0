import { useEffect } from 'react'
import { create } from 'zustand'
import type { ObjectId } from '#domain/ids.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'

interface ShownHere {
  objectId: ObjectId
  isShown: (entry: OutboxEntry) => boolean
}

const useShownHere = create<{ here: ShownHere | null }>(() => ({ here: null }))

/**
 * For the page of an activity: it shows some refused entries itself, with what they need, so the session's list leaves
 * them out while the page is open.
 *
 * @param isShown a constant of the kind
 */
export function useRefusedHere(objectId: ObjectId, isShown: (entry: OutboxEntry) => boolean): void {
  useEffect(() => {
    const here = { objectId, isShown }
    useShownHere.setState({ here })
    return () => {
      if (useShownHere.getState().here === here) useShownHere.setState({ here: null })
    }
  }, [objectId, isShown])
}

/** Whether the open page shows a refused entry itself. */
export function useIsRefusedHere(): (entry: OutboxEntry) => boolean {
  const here = useShownHere((state) => state.here)
  return (entry) => entry.objectId === here?.objectId && here.isShown(entry)
}
