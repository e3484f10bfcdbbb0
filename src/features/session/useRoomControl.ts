import { useState } from 'react'
import { messageOf } from '#api/callErrors.ts'
import type { SessionState } from '#domain/state.ts'
import { useCanCall } from '#sync/connection.ts'
import { useChangeState } from '#sync/useChangeState.ts'
import { notify } from '#ui/notify.ts'

export interface RoomControl {
  /** Presenting needs the connection: what the room should see now is wrong in a minute. */
  isConnected: boolean
  isBusy: boolean
  /** Changes the shared state, decided on what this screen knows of it. Tells the person when it failed. */
  change: (fields: Partial<SessionState>) => Promise<void>
}

/** The facilitator's hand on what the room sees. SPEC S2. */
export function useRoomControl(): RoomControl {
  const changeState = useChangeState()
  const isConnected = useCanCall()
  const [isBusy, setBusy] = useState(false)
  const change = async (fields: Partial<SessionState>): Promise<void> => {
    setBusy(true)
    try {
      await changeState(fields)
    } catch (error) {
      notify(messageOf(error), 'bad')
    } finally {
      setBusy(false)
    }
  }
  return { isConnected, isBusy, change }
}
