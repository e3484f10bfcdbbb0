import { useMemo } from 'react'
import { useRefusedHere } from '#activity/session/refusedHere.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useOutbox } from '#sync/outbox/outbox.ts'
import { conflictsIn, isConflict } from './conflictList.ts'
import type { CellConflict } from './conflictList.ts'

/** The conflicts of this person in a planner; its page shows them in place of the session's list. SPEC PL6 */
export function useConflicts(objectId: ObjectId): readonly CellConflict[] {
  const { refused } = useOutbox()
  useRefusedHere(objectId, isConflict)
  return useMemo(
    () => conflictsIn(refused.filter((entry) => entry.objectId === objectId)),
    [refused, objectId],
  )
}
