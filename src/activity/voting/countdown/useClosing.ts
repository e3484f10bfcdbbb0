import { useEffect, useReducer } from 'react'
import type * as Y from 'yjs'
import { activityRoots } from '#domain/activity/docs.ts'
import { closingAtMs, isClosedByHand } from '#domain/activity/votes/showing.ts'
import { times } from '#domain/limits.ts'
import { useServerClock } from '#sync/room/useServerClock.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { secondMs, secondsLeft } from './secondsLeft.ts'

/** How far a close by hand is, as the board tells it. SPEC BT18 */
export interface Closing {
  isClosed: boolean
  /** When the countdown ends, by the server's clock; null without one. */
  atMs: number | null
}

export function useClosing(board: Y.Doc): Closing {
  return useDerived(board, closingRoots, (doc) => {
    const isClosed = isClosedByHand(doc)
    return { isClosed, atMs: isClosed ? null : closingAtMs(doc) }
  })
}

const closingRoots = [activityRoots.flags, activityRoots.settings]

/** By the server's clock, rendered at each second; null while nothing is counted down. */
export function useSecondsLeft(atMs: number | null): number | null {
  const { nowMs } = useServerClock()
  const [looks, look] = useReducer((count: number) => count + 1, 0)
  const seconds = atMs === null ? null : secondsLeft(atMs, nowMs(), times.closingMs)
  useEffect(() => {
    if (atMs === null || seconds === null) return undefined
    const waiting = setTimeout(look, Math.max(0, atMs - (seconds - 1) * secondMs - nowMs()) + 1)
    return () => clearTimeout(waiting)
    // A look that came a moment too early finds the same second: the next one is due all the same.
  }, [atMs, seconds, nowMs, looks])
  return seconds
}
