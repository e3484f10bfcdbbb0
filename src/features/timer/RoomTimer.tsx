import { Countdown } from './Countdown.tsx'
import { useTimer } from './useTimer.ts'

/** For the room's screen: the countdown, large, and nothing without one. */
export function RoomTimer() {
  const view = useTimer()
  return view && <Countdown view={view} size="room" />
}
