import { useEffect, useReducer } from 'react'
import { useServerClock } from '#sync/useServerClock.ts'

/** Times are told by the minute: this is soon enough. */
const everyMs = 20_000

/** The server's time in epoch milliseconds, now and then anew, for what tells how long ago something was. */
export function useNow(): number {
  const { nowMs } = useServerClock()
  const [, renew] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(renew, everyMs)
    return () => clearInterval(timer)
  }, [])
  return nowMs()
}
