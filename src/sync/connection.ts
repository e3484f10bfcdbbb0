import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import { showAfterMs } from './documentKeeper.ts'
import { useRoomOfContext } from './roomContext.ts'
import type { ConnectionState } from './roomSocket.ts'

export type { ConnectionState } from './roomSocket.ts'

/** How long reading from the device may take. */
const readMs = 500

/** How the room's socket is. */
export function useConnection(): ConnectionState {
  return useStore(useRoomOfContext().socket.state)
}

/**
 * Whether calls get through: over a network that lets no websocket through they do. What needs no more than a call, such as
 * presenting, asks this and not for the socket.
 */
export function useCanCall(): boolean {
  const room = useRoomOfContext()
  const isOnline = useStore(room.socket.state, ({ status }) => status === 'online')
  const areThrough = useStore(room.calls, (calls) => calls.areThrough)
  return isOnline || areThrough === true
}

/** What to say of the connection. */
export type ConnectionWords = 'fine' | 'offline' | 'withoutSocket'

/** Offline, or only without a websocket; nothing is said in the moment in which that is found out. */
export function useConnectionWords(): ConnectionWords {
  const { status } = useConnection()
  const { areThrough } = useStore(useRoomOfContext().calls)
  if (status !== 'offline' && status !== 'connecting') return 'fine'
  if (areThrough === null) return 'fine'
  return areThrough ? 'withoutSocket' : 'offline'
}

/** Of when what is on the screen is, in epoch milliseconds by this device's clock; null while all of it is live. SPEC D4 */
export function useShownAsOf(): number | null {
  return useStore(useRoomOfContext().documents.shownAsOf, ({ ms }) => ms)
}

/** For a screen that waits for a document: there is no connection, and what this device keeps of it would be on the screen by now. */
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
