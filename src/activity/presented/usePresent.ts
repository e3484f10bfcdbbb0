import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { messageOf } from '#api/callErrors.ts'
import { takesRoomAlong } from '#domain/activity/takesRoomAlong.ts'
import { noFocus } from '#domain/activity/place.ts'
import { useStateDocument, useStateNow } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { useChangeState } from '#sync/useChangeState.ts'
import { notify } from '#ui/notify.ts'
import { useChange } from '../place/useChange.ts'
import { useScreen } from '../place/useScreen.ts'
import { isLeader } from '../session/leading.ts'
import { keepPresented, wasPresentedHere } from './presentedHere.ts'
import type { PresentedItem } from './usePresentedItem.ts'

/**
 * For the dialog of the open item: shows it to all, on the page behind it. Who presented an item from this screen and goes to another page has left it: the room goes back to the page behind it. Another
 * facilitator who only reads it may come and go. Who leads with Follow me takes the room along by the step itself.
 *
 * @returns presents the open item
 */
export function usePresent({ openId, isFocused, isConnected }: PresentedItem): () => void {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const { pathname } = useLocation()
  const { part, context } = useScreen()
  const change = useChange()
  const changeState = useChangeState()
  const now = useStateNow()
  // Presented once more, by whomever, it is another move of the room.
  const atMove = (moves: number, id: string): string => `${workshopId} ${moves} ${id}`
  const isHeld = (): boolean =>
    openId !== null && isFocused && isConnected && wasPresentedHere(atMove(state.moves, openId))
  const release = async (): Promise<void> => {
    try {
      await changeState(noFocus)
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
  const present = async (): Promise<void> => {
    if (openId === null || part === null) return
    // Before it is done: the room may be there, and the person gone, sooner than the answer to the call.
    keepPresented(atMove(state.moves + 1, openId))
    const item = { activePostId: openId, focus: true }
    const made = await change({ ...context, currentState: 'RU', activePartId: part.id, ...item })
    if (made === null) keepPresented(null)
  }
  return () => void present()
}
