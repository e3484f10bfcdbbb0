import { Countdown } from './Countdown.tsx'
import { useTimer } from './useTimer.ts'
import { useTimerSignals } from './signals/useTimerSignals.ts'

/** For the room's screen: a large countdown whose end draws attention; nothing when no timer is set. */
export function ProjectorTimer() {
  const view = useTimer()
  const { hasJustEnded } = useTimerSignals(view)
  return view && <Countdown view={view} size="room" hasJustEnded={hasJustEnded} />
}
