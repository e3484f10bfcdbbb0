import { useEffect } from 'react'
import { EndSignal } from './EndSignal.tsx'
import { readyEndSound } from './endSound.ts'
import { useTimer } from './useTimer.ts'
import { useTimerSignals } from './useTimerSignals.ts'

/** For a facilitator's screen that shows the timer some other way: says what happens to it, and signals its end. */
export function TimerSignals() {
  const { hasJustEnded } = useTimerSignals(useTimer())
  useEffect(() => readyEndSound(), [])
  return <EndSignal isShown={hasJustEnded} />
}
