import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import type { PostId } from '#domain/ids.ts'
import { useStateDocument, useStateNow } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useChangeState } from '#sync/useChangeState.ts'
import { notify } from '#ui/notify.ts'
import { isLeader } from '#activity/session/leading.ts'
import type { PageContext } from '#ui/session/pageContext.ts'
import { keepPresented, wasPresentedHere } from './presentedHere.ts'
import { takesRoomAlong } from './takesRoomAlong.ts'
import type { OpenAnswer } from './useOpenAnswer.ts'

/**
 * Who presented an answer from this screen and goes to another page has left it: the room goes back to all answers. Another
 * facilitator who only reads it may come and go. Who leads with Follow me takes the room along by the step itself.
 *
 * @returns presents the open answer
 */
export function useReleaseOnLeave(
  { isFocused, isConnected, present }: OpenAnswer,
  postId: PostId,
): (place: PageContext) => Promise<void> {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { pathname } = useLocation()
  const changeState = useChangeState()
  const now = useStateNow()
  // Presented once more, by whomever, it is another move of the room.
  const atMove = (moves: number): string => `${workshopId} ${moves} ${postId}`
  const isHeld = (): boolean => isFocused && isConnected && wasPresentedHere(atMove(state.moves))
  const release = async (): Promise<void> => {
    try {
      await changeState({ activePostId: null, focus: false })
    } catch (error) {
      // Somebody else has moved the room meanwhile: nothing is left to be ended, and nothing to be told on another page.
      const after = now().state
      if (after.moves === state.moves && after.focus) notify(messageOf(error), 'bad')
    }
  }
  const latest = useRef({ isHeld, release, isFollowed: state.followMe, agenda })
  useEffect(() => {
    latest.current = { isHeld, release, isFollowed: state.followMe, agenda }
  })
  useEffect(
    () => () => {
      const held = latest.current
      // When the page goes because of that, the address is another one already.
      const isLeft = location.pathname !== pathname
      const isTakenAlong =
        held.isFollowed && isLeader(workshopId) && takesRoomAlong(location.pathname, workshopId, held.agenda)
      if (isLeft && !isTakenAlong && held.isHeld()) void held.release()
    },
    [pathname, workshopId],
  )
  return async (place) => {
    // Before it is done: the room may be there, and the person gone, sooner than the answer to the call.
    keepPresented(atMove(state.moves + 1))
    if (!(await present(place))) keepPresented(null)
  }
}
