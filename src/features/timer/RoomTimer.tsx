import { Countdown } from './Countdown.tsx'
import { EndSignal } from './EndSignal.tsx'
import { useTimer } from './useTimer.ts'
import { useTimerSignals } from './useTimerSignals.ts'

/** For the room's screen: the countdown, large, and nothing without one; its end is seen from the last row. */
export function RoomTimer() {
  const view = useTimer()
  const { hasJustEnded } = useTimerSignals(view)
  return (
    <>
      {view && <Countdown view={view} size="room" />}
      <EndSignal isShown={hasJustEnded} size="room" />
    </>
  )
}
