import { Countdown } from './Countdown.tsx'
import { useTimer } from './useTimer.ts'
import { useTimerSignals } from './useTimerSignals.ts'

/** For participants, in the header: the countdown, and nothing without one. */
export function TimerMark() {
  const view = useTimer()
  const { hasJustEnded } = useTimerSignals(view)
  return view && <Countdown view={view} hasJustEnded={hasJustEnded} />
}
