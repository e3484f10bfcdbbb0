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
