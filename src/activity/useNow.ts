import { useEffect, useReducer } from 'react'
import { useServerClock } from '#sync/room/useServerClock.ts'

/** Times are shown by the minute, so this interval is short enough. */
const everyMs = 20_000

/**
 * The server's time in epoch milliseconds, for relative times, rounded up to the next step: rows that show one are not
 * rendered again for other reasons than a new step.
 */
export function useNow(): number {
  const { nowMs } = useServerClock()
  const [, renew] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(renew, everyMs)
    return () => clearInterval(timer)
  }, [])
  return Math.ceil(nowMs() / everyMs) * everyMs
}
