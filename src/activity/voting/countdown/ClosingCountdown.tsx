import { useEffect, useReducer } from 'react'
import type * as Y from 'yjs'
import { activityRoots } from '#domain/activity/docs.ts'
import { closingAtMs } from '#domain/activity/votes/showing.ts'
import { isClosedByHand } from '#domain/activity/votes/voting.ts'
import { times } from '#domain/limits.ts'
import { useServerClock } from '#sync/connection/useServerClock.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ClosingCountdown.module.css'
import { countdownText } from './countdownText.ts'
import { secondMs, secondsLeft } from './secondsLeft.ts'

/** On every screen of an activity: the last seconds before voting closes, over the page. SPEC BT18 */
export function ClosingCountdown({ board }: { board: Y.Doc }) {
  const text = useText(countdownText)
  const atMs = useDerived(board, closingRoots, (doc) => (isClosedByHand(doc) ? null : closingAtMs(doc)))
  const seconds = useSecondsLeft(atMs)
  const isCounting = seconds !== null
  useEffect(() => {
    if (isCounting) announce(text.closes)
  }, [isCounting, text])
  if (seconds === null) return null
  return (
    <div className={classes.over} data-closing="">
      <p className={classes.words}>{text.closes}</p>
      <p className={classes.count} translate="no" aria-hidden="true" key={seconds}>
        {seconds}
      </p>
    </div>
  )
}

const closingRoots = [activityRoots.flags, activityRoots.settings]

/** By the server's clock, rendered at each second; null while nothing is counted down. */
function useSecondsLeft(atMs: number | null): number | null {
  const { nowMs } = useServerClock()
  const [, look] = useReducer((count: number) => count + 1, 0)
  const seconds = atMs === null ? null : secondsLeft(atMs, nowMs(), times.closingMs)
  useEffect(() => {
    if (atMs === null || seconds === null) return undefined
    const waiting = setTimeout(look, Math.max(0, atMs - (seconds - 1) * secondMs - nowMs()) + 1)
    return () => clearTimeout(waiting)
  }, [atMs, seconds, nowMs])
  return seconds
}
