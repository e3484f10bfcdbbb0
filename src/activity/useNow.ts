import { useEffect, useReducer } from 'react'
import { useServerClock } from '#sync/connection/useServerClock.ts'

/** Times are shown by the minute, so this interval is short enough. */
const everyMs = 20_000

/** The server's time in epoch milliseconds, updated at intervals, for relative times. */
export function useNow(): number {
  const { nowMs } = useServerClock()
  const [, renew] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(renew, everyMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs()
}
