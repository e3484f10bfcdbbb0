import { useEffect } from 'react'
import { readyEndSound } from './endSound.ts'
import { useTimer } from '../useTimer.ts'
import { useTimerSignals } from './useTimerSignals.ts'

/**
 * For a facilitator's screen that shows the timer in another way: announces its events, and plays a sound at its end.
 */
export function TimerSignals() {
  useTimerSignals(useTimer())
  useEffect(() => readyEndSound(), [])
  return null
}
