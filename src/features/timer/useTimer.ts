import { useEffect, useReducer } from 'react'
import type { Timer } from '#domain/workshop/state.ts'
import { shownAfterEndMs } from '#domain/workshop/timer.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useServerClock } from '#sync/room/useServerClock.ts'
import { momentOf } from './signals/timerEvent.ts'
import { secondsOf } from './timeText.ts'

/** The current state of the countdown. */
export interface TimerView {
  timer: Timer
  /** Whole seconds left. */
  seconds: number
  isPaused: boolean
  isOver: boolean
}

/** Milliseconds after the change of a second, so that the clock is not read too early. */
const marginMs = 4

/**
 * The shared countdown by the server's clock, updated each second; null when there is none, and from a while after its
 * end. SPEC T1, T5.
 */
export function useTimer(): TimerView | null {
  const { timer } = useStateDocument().state
  const { nowMs } = useServerClock()
  const [turn, next] = useReducer((count: number) => count + 1, 0)
  const { leftMs } = momentOf(timer, nowMs())
  useEffect(() => {
    if (timer === null || timer.endsAt === null) return undefined
    const left = momentOf(timer, nowMs()).leftMs
    const shown = shownAfterEndMs(timer, nowMs())
    if (shown === 0) return undefined
    const waiting = setTimeout(next, (left === 0 ? shown : ((left - 1) % 1000) + 1) + marginMs)
    return () => clearTimeout(waiting)
  }, [timer, nowMs, turn])
  if (timer === null || shownAfterEndMs(timer, nowMs()) === 0) return null
  return { timer, seconds: secondsOf(leftMs), isPaused: timer.endsAt === null, isOver: leftMs === 0 }
}
