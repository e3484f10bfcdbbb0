import { useEffect } from 'react'
import { useRoomOfContext } from './roomContext.ts'

/** Polls faster while a page is shown, where no websocket gets through. */
export function useQuickPolling(): void {
  const room = useRoomOfContext()
  useEffect(() => room.hurry(), [room])
}
