import { useEffect, useReducer } from 'react'
import type { ObjectId } from '#domain/ids.ts'
import { timeUp } from '#domain/workshop/timer.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useServerClock } from '#sync/room/useServerClock.ts'

/** Whether a timer that locks the activity has run out, by the server's clock, updated at that moment. SPEC T3 */
export function useTimeUp(objectId: ObjectId): boolean {
  const { state, agenda } = useStateDocument()
  const { nowMs } = useServerClock()
  const [turn, look] = useReducer((count: number) => count + 1, 0)
  const up = timeUp(state.timer, agenda.find((part) => part.objectId === objectId)?.id)
  const [fromMs, untilMs] = up ? [up.fromMs, up.untilMs] : [Infinity, Infinity]
  const renderedMs = nowMs()
  const isUp = renderedMs >= fromMs && renderedMs < untilMs
  useEffect(() => {
    const now = nowMs()
    // The moment may have passed since the render: nothing else would trigger an update.
    const isUpNow = now >= fromMs && now < untilMs
    const next = now < fromMs ? fromMs : untilMs
    if (isUpNow === isUp && (next === Infinity || next <= now)) return undefined
    const waiting = setTimeout(look, isUpNow === isUp ? next - now : 0)
    return () => clearTimeout(waiting)
  }, [fromMs, untilMs, nowMs, turn, isUp])
  return isUp
}
