import { useEffect, useState } from 'react'
import { useStore } from 'zustand/react'
import type { ConnectionState } from '../connection/roomSocket.ts'
import { showAfterMs } from '../documents/documentKeeper.ts'
import { useRoomOfContext } from './roomContext.ts'

export type { ConnectionState } from '../connection/roomSocket.ts'

/** By then this device reads its copy, if the server has not answered. */
const begunMs = showAfterMs + 500

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

/** What a screen says that waits for a document; `loading` and `away` only where it takes long. */
export type WaitingWords = 'none' | 'loading' | 'away'

/** For a screen that waits for a document: `away` when there is no connection, and no copy on this device. SPEC D5 */
export function useWaitingWords(): WaitingWords {
  const isOffline = useConnectionWords() === 'offline'
  const isReading = useStore(useRoomOfContext().reading, (now) => now.isReading)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), begunMs)
    return () => clearTimeout(timer)
  }, [])
  if (!isLong) return 'none'
  return isOffline && !isReading ? 'away' : 'loading'
}
