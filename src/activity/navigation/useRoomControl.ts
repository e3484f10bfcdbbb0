import { useMemo, useState } from 'react'
import type { SessionState } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { useStateDocument } from '#sync/documents/documents.ts'
import { useChange } from './useChange.ts'

export interface RoomControl {
  /** Presenting needs the connection: it would be outdated a minute later. */
  isConnected: boolean
  isBusy: boolean
  /** A change is under way: until it arrives here, the next one would be based on a stale state. */
  isUnderWay: boolean
  /** @returns whether it was made; a failure is told */
  change: (fields: Partial<SessionState>) => Promise<boolean>
}

/** The facilitator's control of what the room sees. SPEC S2 */
export function useRoomControl(): RoomControl {
  const change = useChange()
  const isConnected = useCanCall()
  const { revision } = useStateDocument().state
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState(0)
  const isUnderWay = isBusy || revision < made
  return useMemo(
    () => ({
      ...{ isConnected, isBusy, isUnderWay },
      change: async (fields) => {
        setBusy(true)
        const changedTo = await change(fields)
        setMade(changedTo ?? 0)
        setBusy(false)
        return changedTo !== null
      },
    }),
    [change, isConnected, isBusy, isUnderWay],
  )
}
