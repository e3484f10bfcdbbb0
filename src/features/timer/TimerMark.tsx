import { Countdown } from './Countdown.tsx'
import { useTimer } from './useTimer.ts'
import { useTimerSignals } from './signals/useTimerSignals.ts'

/** For participants, in the header: the countdown; nothing when no timer is set. */
export function TimerMark() {
  const view = useTimer()
  const { hasJustEnded } = useTimerSignals(view)
  return view && <Countdown view={view} hasJustEnded={hasJustEnded} />
}
