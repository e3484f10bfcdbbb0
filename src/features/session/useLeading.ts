import { useEffect, useRef, useState } from 'react'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { isLeader, keepLeader } from '#ui/session/leading.ts'
import { presentAction, presentChange } from './presentAction.ts'
import type { RoomControl } from './useRoomControl.ts'
import { useScreen } from './useScreen.ts'

/** A step from one activity to the next changes the address first, then what of it is shown: they are one step. */
const settleMs = 120

/**
 * Follow me: each step on this screen moves the room. Only the facilitator who switched it on leads; one who was away leads
 * again with the next own step and never with what was on the screen before.
 */
export function useLeading(control: RoomControl): { isLeading: boolean; lead: () => void } {
  const { workshopId } = useRoom()
  const { state, agenda } = useStateDocument()
  const screen = useScreen()
  const [isChosen, setChosen] = useState(() => isLeader(workshopId))
  const isLeading = isChosen && state.followMe
  const key = JSON.stringify([screen.part?.id ?? null, screen.context])
  const shown = useRef(key)

  useEffect(() => {
    if (shown.current === key) return undefined
    const timer = setTimeout(() => {
      shown.current = key
      const isStep = isLeading && control.isConnected && screen.part?.hidden !== true
      if (isStep && presentAction(state, agenda, screen) === 'present')
        void control.change(presentChange(screen))
    }, settleMs)
    return () => clearTimeout(timer)
  }, [key, isLeading, control, screen, state, agenda])

  const lead = (): void => {
    keepLeader(workshopId)
    setChosen(true)
  }
  return { isLeading, lead }
}
