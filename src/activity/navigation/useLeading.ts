import { useEffect, useEffectEvent, useRef } from 'react'
import { presentAction } from '#domain/activity/presenting.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { isOwnChange } from '#sync/room/ownChanges.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import type { RoomLead } from './useRoomLead.ts'
import { useScreen } from './useScreen.ts'

/**
 * Follow me: each step on this screen moves the room, into the lobby too. Only the facilitator who switched it on
 * leads. After an absence, leading resumes with their next own step, never with the page that was open before. Steps
 * made while a call is under way are merged into one. SPEC S5
 *
 * @param present takes the room to this screen, or asks first
 */
export function useLeading({ isConnected, isUnderWay, takesAlong }: RoomLead, present: () => void): void {
  const room = useRoomOfContext()
  const { state, agenda } = useStateDocument()
  const screen = useScreen()
  const key = JSON.stringify([screen.part?.id ?? null, screen.context])
  const shown = useRef(key)
  const seenMoves = useRef(state.moves)
  const step = useEffectEvent(present)
  const isLoading = screen.part !== null && Object.keys(screen.context).length === 0

  useEffect(() => {
    const isMovedByOthers = seenMoves.current !== state.moves && !isOwnChange(room, state.revision)
    seenMoves.current = state.moves
    // What a page is called may change with the room's place; this screen made no step.
    if (isMovedByOthers) shown.current = key
    // Outside the room's positions (choosing a new activity, one that is not in the agenda yet) the room stays where it
    // is.
    if (shown.current === key || screen.isBeside || isLoading || isUnderWay) return
    shown.current = key
    const isStep = takesAlong() && isConnected && screen.part?.hidden !== true
    if (isStep && presentAction(state, agenda, screen) === 'present') step()
  }, [key, isLoading, isConnected, isUnderWay, takesAlong, screen, state, agenda, room])
}
