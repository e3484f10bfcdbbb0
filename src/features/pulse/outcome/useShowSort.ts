import { useCallback } from 'react'
import { SetPulseSortDocument } from '#api/operations/pulse.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { ObjectId } from '#domain/ids.ts'
import type { PulseSort } from '#domain/pulse/sorting.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall } from '#sync/room/room.tsx'

/** A facilitator's order of the results is everyone's, also on the room's screen; others choose for themselves. SPEC PU7 */
export function useShowSort(pulseId: ObjectId): (sortBy: PulseSort) => void {
  const call = useCall()
  const isOnline = useCanCall()
  const mayLead = useMayDo('lead')
  return useCallback(
    (sortBy) => {
      // This screen sorts whether or not the call succeeds.
      if (mayLead && isOnline) void call(SetPulseSortDocument, { pulseId, sortBy }).catch(() => undefined)
    },
    [call, isOnline, mayLead, pulseId],
  )
}
