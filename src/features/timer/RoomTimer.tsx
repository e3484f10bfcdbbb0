import { Countdown } from './Countdown.tsx'
import { useTimer } from './useTimer.ts'
import { useTimerSignals } from './useTimerSignals.ts'

/** For the room's screen: the countdown, large, and nothing without one; its end strikes the eye. */
export function RoomTimer() {
  const view = useTimer()
  const { hasJustEnded } = useTimerSignals(view)
  return view && <Countdown view={view} size="room" hasJustEnded={hasJustEnded} />
}
