import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { showAfterMs } from '../documents/documentKeeper.ts'
import { useRoomOfContext } from '../room/roomContext.ts'
import type { ConnectionState } from './roomSocket.ts'

export type { ConnectionState } from './roomSocket.ts'

/** Upper bound for reading from device storage. */
const readMs = 500

/** State of the room's websocket. */
export function useConnection(): ConnectionState {
  return useStore(useRoomOfContext().socket.state)
}

/**
 * Whether calls get through. They do over networks that block websockets. Acts that need only a call, such as
 * presenting, check this instead of the websocket.
 */
export function useCanCall(): boolean {
  const room = useRoomOfContext()
  const isOnline = useStore(room.socket.state, ({ status }) => status === 'online')
  const areThrough = useStore(room.calls, (calls) => calls.areThrough)
  return isOnline || areThrough === true
}

/** What the screen says about the connection. */
export type ConnectionWords = 'fine' | 'offline' | 'withoutSocket'

/** Offline, or online without a websocket. Stays `fine` while that is still being found out. */
export function useConnectionWords(): ConnectionWords {
  const { status } = useConnection()
  const { areThrough } = useStore(useRoomOfContext().calls)
  if (status !== 'offline' && status !== 'connecting') return 'fine'
  if (areThrough === null) return 'fine'
  return areThrough ? 'withoutSocket' : 'offline'
}

/** When what is on the screen was last known to be current, in epoch milliseconds by this device's clock; null while all of it is live. SPEC D4 */
export function useShownAsOf(): number | null {
  return useStore(useRoomOfContext().documents.shownAsOf, ({ ms }) => ms)
}

/**
 * For a screen that waits for a document: true when there is no connection and a copy kept on this device would be
 * shown by now.
 */
export function useIsNotHere(): boolean {
  const connection = useConnection()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), showAfterMs + readMs)
    return () => clearTimeout(timer)
  }, [])
  const isAway =
    connection.status === 'offline' || (connection.status === 'connecting' && connection.attempt > 0)
  return isLate && isAway
}
