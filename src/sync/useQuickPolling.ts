import { useEffect } from 'react'
import { useRoomOfContext } from './roomContext.ts'

/** For a page that is asked for more often where no websocket gets through, for as long as it is shown. */
export function useQuickPolling(): void {
  const room = useRoomOfContext()
  useEffect(() => room.hurry(), [room])
}
