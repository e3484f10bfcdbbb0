import { createContext, use } from 'react'
import type { Room } from './createRoom.ts'

export const RoomContext = createContext<Room | null>(null)

/** The room around a component. @throws {Error} outside a RoomProvider */
export function useRoomOfContext(): Room {
  const room = use(RoomContext)
  if (room === null) throw new Error('This belongs under a RoomProvider')
  return room
}
