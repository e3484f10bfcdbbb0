import { useEffect, useRef, useState } from 'react'
import { presentAction, presentChange } from '#domain/activity/present.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { isLeader, keepLeader } from '../session/leading.ts'
import type { RoomControl } from './useRoomControl.ts'
import { useScreen } from './useScreen.ts'

/**
 * Follow me: each step on this screen moves the room, into the lobby too. Only the facilitator who switched it on leads; one who
 * was away leads again with the next own step and never with what was on the screen before. Steps that are made while one is on
 * its way become one. SPEC S5.
 */
export function useLeading(control: RoomControl): { isLeading: boolean; lead: () => void } {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const screen = useScreen()
  const [isChosen, setChosen] = useState(() => isLeader(workshopId))
  const isLeading = isChosen && state.followMe
  const key = JSON.stringify([screen.part?.id ?? null, screen.context])
  const shown = useRef(key)
  const isLoading = screen.part !== null && Object.keys(screen.context).length === 0

  useEffect(() => {
    // Beside the room's places (a new activity is chosen, one is not in the agenda yet) the room stays where it is.
    if (shown.current === key || screen.isBeside || isLoading || control.isUnderWay) return
    shown.current = key
    const isStep = isLeading && control.isConnected && screen.part?.hidden !== true
    if (isStep && presentAction(state, agenda, screen) === 'present')
      void control.change(presentChange(screen, true))
  }, [key, isLeading, isLoading, control, screen, state, agenda])

  const lead = (): void => {
    keepLeader(workshopId)
    setChosen(true)
  }
  return { isLeading, lead }
}
