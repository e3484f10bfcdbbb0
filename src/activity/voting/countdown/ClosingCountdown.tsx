import { useEffect } from 'react'
import type * as Y from 'yjs'
import { announce, unsay } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ClosingCountdown.module.css'
import { countdownText } from './countdownText.ts'
import { useClosing, useSecondsLeft } from './useClosing.ts'

export interface ClosingCountdownProps {
  board: Y.Doc
  /** It is the room's screen, which is looked at from far away and announces nothing. */
  isRoom?: boolean
}

/** On every screen of an activity: the last seconds before voting closes, over the page. SPEC BT18 */
export function ClosingCountdown({ board, isRoom = false }: ClosingCountdownProps) {
  const text = useText(countdownText)
  const seconds = useSecondsLeft(useClosing(board).atMs)
  const isCounting = seconds !== null
  useEffect(() => {
    if (!isCounting || isRoom) return undefined
    announce(text.closes)
    return () => unsay(text.closes)
  }, [isCounting, isRoom, text])
  if (seconds === null) return null
  return (
    <div className={classes.over} data-closing="">
      <div className={classes.panel}>
        <p className={classes.words}>{isRoom ? text.closesIn : text.closes}</p>
        <p className={classes.count} translate="no" aria-hidden="true" key={seconds}>
          {seconds}
        </p>
      </div>
    </div>
  )
}
