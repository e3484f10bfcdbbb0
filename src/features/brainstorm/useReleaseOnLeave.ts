import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { lobbyPath } from '#domain/paths.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'

/**
 * Who goes to another page has left the answer that was presented there: the room goes back to all answers. While everyone
 * follows, a step within the session takes the room along by itself.
 *
 * @param isHeld the room is shown the answer that is open here, and this person may end that
 */
export function useReleaseOnLeave(isHeld: boolean, release: () => void): void {
  const { workshopId } = useRoom()
  const { followMe } = useStateDocument().state
  const { pathname } = useLocation()
  const latest = useRef({ isHeld, release, followMe })
  useEffect(() => {
    latest.current = { isHeld, release, followMe }
  })
  useEffect(
    () => () => {
      const held = latest.current
      // When the page goes because of that, the address is another one already.
      const isLeft = location.pathname !== pathname
      const isTakenAlong = held.followMe && location.pathname.startsWith(lobbyPath(workshopId))
      if (held.isHeld && isLeft && !isTakenAlong) held.release()
    },
    [pathname, workshopId],
  )
}
