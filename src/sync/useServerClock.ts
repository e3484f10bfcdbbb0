import { useEffect, useMemo } from 'react'
import { useStore } from 'zustand/react'
import { ServerTimeDocument } from '#api/operations/state.ts'
import { useCanCall } from './connection.ts'
import type { Room } from './createRoom.ts'
import { useRoomOfContext } from './roomContext.ts'
import { createServerClock } from './serverClock.ts'
import type { ServerClock } from './serverClock.ts'

const clocks = new WeakMap<Room, ServerClock>()

/** The server's clock: read while a component that uses it is on screen, and again after each reconnect. */
export function useServerClock(): { nowMs: () => number; isKnown: boolean } {
  const room = useRoomOfContext()
  const clock = useMemo(() => clockOf(room), [room])
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

function clockOf(room: Room): ServerClock {
  const known = clocks.get(room)
  if (known) return known
  // Nobody has to be signed in to be told the time.
  const clock = createServerClock(async () => {
    const { serverTime } = await room.session.callAs(ServerTimeDocument, {}, null)
    return serverTime
  })
  clocks.set(room, clock)
  return clock
}
