import { useStore } from 'zustand/react'
import { useRoomOfContext } from '#sync/room/roomContext.ts'

/** Participants who joined, present or not; undefined while it is not known. SPEC BT13 */
export function useJoined(): number | undefined {
  return useStore(useRoomOfContext().roster, (roster) => roster?.joined)
}
