import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { useCanCall } from './connection.ts'
import { useRoomOfContext } from './roomContext.ts'

/** The server's clock: read while a component that uses it is on screen, and again after each reconnect. */
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
  // Another function for another offset, so that what shows the time shows it again.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const nowMs = useMemo(() => () => clock.nowMs(), [clock, offsetMs])
  return { nowMs, isKnown: offsetMs !== undefined }
}
