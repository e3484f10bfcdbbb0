import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { lobbyPath } from '#domain/paths.ts'
import { useStateDocument, useStateNow } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useChangeState } from '#sync/useChangeState.ts'
import { notify } from '#ui/notify.ts'

/**
 * Who goes to another page has left the answer that was presented there: the room goes back to all answers. While everyone
 * follows, a step within the session takes the room along by itself.
 *
 * @param isHeld the room is shown the answer that is open here, and this person may end that
 */
export function useReleaseOnLeave(isHeld: boolean): void {
  const { workshopId } = useRoom()
  const { state } = useStateDocument()
  const { pathname } = useLocation()
  const changeState = useChangeState()
  const now = useStateNow()
  const release = async (): Promise<void> => {
    try {
      await changeState({ activePostId: null, focus: false })
    } catch (error) {
      // Somebody else has moved the room meanwhile: nothing is left to be ended, and nothing to be told on another page.
      const after = now().state
      if (after.moves === state.moves && after.focus) notify(messageOf(error), 'bad')
    }
  }
  const latest = useRef({ isHeld, release, state })
  useEffect(() => {
    latest.current = { isHeld, release, state }
  })
  useEffect(
    () => () => {
      const held = latest.current
      // When the page goes because of that, the address is another one already.
      const isLeft = location.pathname !== pathname
      const isTakenAlong = held.state.followMe && location.pathname.startsWith(lobbyPath(workshopId))
      if (held.isHeld && isLeft && !isTakenAlong) void held.release()
    },
    [pathname, workshopId],
  )
}
