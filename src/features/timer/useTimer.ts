import { useEffect, useReducer } from 'react'
import type { Timer } from '#domain/state.ts'
import { shownAfterEndMs } from '#domain/timer.ts'
import { useStateDocument } from '#sync/documents.ts'
import { useServerClock } from '#sync/useServerClock.ts'
import { momentOf } from './timerEvent.ts'
import { secondsOf } from './timeText.ts'

/** The countdown as it stands now. */
export interface TimerView {
  timer: Timer
  /** Whole seconds that are left. */
  seconds: number
  isPaused: boolean
  isOver: boolean
}

/** Past the turn of a second, so that it is not read a moment too early. */
const marginMs = 4

/** The shared countdown by the server's clock, new with each second; null without one and a while after its end. SPEC T1, T5. */
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
