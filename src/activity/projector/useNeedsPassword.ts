import { useEffect, useState } from 'react'
import { NeedsPasswordDocument } from '#api/operations/workshop.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall, useRoom, useWorkshopChanged } from '#sync/room/room.tsx'

/**
 * Whether joining takes a password besides the session ID; the password itself is not sent to the projector. False
 * until known. SPEC J1
 */
export function useNeedsPassword(): boolean {
  const call = useCall()
  const { workshopId } = useRoom()
  const isConnected = useCanCall()
  const [needsPassword, setNeedsPassword] = useState(false)
  const [changes, setChanges] = useState(0)
  useWorkshopChanged(() => setChanges((count) => count + 1))
  useEffect(() => {
    if (!isConnected) return undefined
    let isLatest = true
    call(NeedsPasswordDocument, { id: workshopId }).then(
      ({ workshop }) => isLatest && setNeedsPassword(workshop.hasPassword),
      // Retried at the next connection or change.
      () => undefined,
    )
    return () => {
      isLatest = false
    }
  }, [call, workshopId, isConnected, changes])
  return needsPassword
}
