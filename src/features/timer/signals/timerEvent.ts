import { remainingMs } from '#domain/workshop/timer.ts'
import type { Timer } from '#domain/workshop/state.ts'

/** The timer events that are announced, each once. */
export type TimerEvent = 'started' | 'oneMinute' | 'over' | 'paused' | 'resumed' | 'stopped'

/** What a screen knew of the timer at one moment. */
export interface TimerMoment {
  timer: Timer | null
  leftMs: number
}

const minuteMs = 60_000

export function momentOf(timer: Timer | null, nowMs: number): TimerMoment {
  return { timer, leftMs: timer ? remainingMs(timer, nowMs) : 0 }
}

/** The event between two moments, or null when there is nothing to announce. */
export function timerEvent(before: TimerMoment, now: TimerMoment): TimerEvent | null {
  if (now.timer === null) return before.timer !== null && before.leftMs > 0 ? 'stopped' : null
  const wasThere = before.timer !== null && before.leftMs > 0
  const isAnother = before.timer !== null && !isSameTimer(before.timer, now.timer)
  if (now.leftMs > 0 && (!wasThere || isAnother)) return 'started'
  if (!wasThere) return null
  if (now.leftMs === 0) return 'over'
  const [wasPaused, isPaused] = [before.timer?.endsAt === null, now.timer.endsAt === null]
  if (wasPaused !== isPaused) return isPaused ? 'paused' : 'resumed'
  return before.leftMs > minuteMs && now.leftMs <= minuteMs ? 'oneMinute' : null
}

/** Adding time moves the end by the same amount; a timer that replaced this one differs in more than that. */
function isSameTimer(before: Timer, now: Timer): boolean {
  if (before.partId !== now.partId || now.seconds < before.seconds) return false
  if (before.endsAt === null || now.endsAt === null) return true
  return Math.abs(now.endsAt - before.endsAt - (now.seconds - before.seconds) * 1000) < 1
}
