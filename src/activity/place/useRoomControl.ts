import { useMemo, useState } from 'react'
import type { SessionState } from '#domain/state.ts'
import { useCanCall } from '#sync/connection.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useChange } from './useChange.ts'

export interface RoomControl {
  /** Presenting needs the connection: what the room should see now is wrong in a minute. */
  isConnected: boolean
  isBusy: boolean
  /** A change is on its way: until it is on this screen, the next would be decided on what was before it. */
  isUnderWay: boolean
  change: (fields: Partial<SessionState>) => Promise<void>
}

/** The facilitator's hand on what the room sees. SPEC S2. */
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
        setMade((await change(fields)) ?? 0)
        setBusy(false)
      },
    }),
    [change, isConnected, isBusy, isUnderWay],
  )
}
