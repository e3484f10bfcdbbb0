import { useEffect, useRef, useState } from 'react'
import { useStateDocument } from '#sync/documents.ts'
import { useRoom } from '#sync/room.tsx'
import { isLeader, keepLeader } from '#activity/session/leading.ts'
import { presentAction, presentChange } from './presentAction.ts'
import type { RoomControl } from './useRoomControl.ts'
import { useScreen } from './useScreen.ts'

/** A step from one activity to the next changes the address first, then what of it is shown: they are one step. */
const settleMs = 120
/** An activity that has not said which page it shows is still loading; one that never says is presented as it opens. */
const loadMs = 2000

/**
 * Follow me: each step on this screen moves the room, into the lobby too. Only the facilitator who switched it on leads; one who
 * was away leads again with the next own step and never with what was on the screen before. SPEC S5.
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
    if (shown.current === key || screen.isBeside) return undefined
    const timer = setTimeout(
      () => {
        shown.current = key
        const isStep = isLeading && control.isConnected && screen.part?.hidden !== true
        if (isStep && presentAction(state, agenda, screen) === 'present')
          void control.change(presentChange(screen, true))
      },
      isLoading ? loadMs : settleMs,
    )
    return () => clearTimeout(timer)
  }, [key, isLeading, isLoading, control, screen, state, agenda])

  const lead = (): void => {
    keepLeader(workshopId)
    setChosen(true)
  }
  return { isLeading, lead }
}
