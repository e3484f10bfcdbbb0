import { useStore } from 'zustand/react'
import { useRoomOfContext } from './roomContext.ts'
import type { ConnectionState } from './roomSocket.ts'

export type { ConnectionState } from './roomSocket.ts'

/** How the room's socket is. */
export function useConnection(): ConnectionState {
  return useStore(useRoomOfContext().socket.state)
}
