import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { useCanCall } from './connection.ts'
import { useRoomOfContext } from './roomContext.ts'

/** The server's clock: measured while a component that uses it is mounted, and again after each reconnect. */
export function useServerClock(): { nowMs: () => number; isKnown: boolean } {
  const { clock } = useRoomOfContext()
  const isOnline = useCanCall()
  const offsetMs = useStore(clock.reading, (reading) => reading?.offsetMs)
  useEffect(() => clock.start(), [clock])
  useEffect(() => {
    if (!isOnline) return undefined
    clock.renew()
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') clock.renew()
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [clock, isOnline])
  // eslint-disable-next-line react-hooks/exhaustive-deps -- a new offset makes a new function: views of the time render again
  const nowMs = useMemo(() => () => clock.nowMs(), [clock, offsetMs])
  return { nowMs, isKnown: offsetMs !== undefined }
}
