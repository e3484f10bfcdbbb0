import { useCallback } from 'react'
import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import type { ObjectId } from '#domain/ids.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall } from '#sync/room/room.tsx'

/** A facilitator's choice of the heat map is everyone's, also on the room's screen; others choose for themselves. SPEC EV13 */
export function useShowHeat(evaluateId: ObjectId): (isShown: boolean) => void {
  const call = useCall()
  const isOnline = useCanCall()
  const mayLead = useMayDo('lead')
  return useCallback(
    (showHeat) => {
      // This screen shows it whether or not the call succeeds.
      if (mayLead && isOnline)
        void call(SetEvaluateShownDocument, { evaluateId, showHeat }).catch(() => undefined)
    },
    [call, isOnline, mayLead, evaluateId],
  )
}
