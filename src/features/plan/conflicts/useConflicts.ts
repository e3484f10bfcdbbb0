import { useEffect, useMemo, useRef } from 'react'
import { useRefusedHere } from '#activity/session/refusedHere.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { conflictsIn, isConflict, waitsForPlanner } from '../rows/conflictList.ts'
import type { CellConflict } from '../rows/conflictList.ts'

/** The conflicts of this person in a planner; its page shows them in place of the session's list. SPEC PL6 */
export function useConflicts(objectId: ObjectId): readonly CellConflict[] {
  const { refused } = useOutbox()
  useRefusedHere(objectId, isConflict)
  useSendWhatWaited(objectId)
  return useMemo(
    () => conflictsIn(refused.filter((entry) => entry.objectId === objectId)),
    [refused, objectId],
  )
}

/**
 * Sends the edits again that were refused while the planner was hidden from the person, who sees it now. Each once: it may
 * be hidden again before this device knows.
 */
function useSendWhatWaited(objectId: ObjectId): void {
  const { refused, retry } = useOutbox()
  const sent = useRef(new Set<string>())
  useEffect(() => {
    for (const entry of refused) {
      if (entry.objectId !== objectId || !waitsForPlanner(entry) || sent.current.has(entry.entryId)) continue
      sent.current.add(entry.entryId)
      retry(entry.entryId)
    }
  }, [objectId, refused, retry])
}
