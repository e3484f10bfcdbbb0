import { useEffect } from 'react'
import type * as Y from 'yjs'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './ClosingCountdown.module.css'
import { countdownText } from './countdownText.ts'
import { useClosing, useSecondsLeft } from './useClosing.ts'

/** On every screen of an activity: the last seconds before voting closes, over the page. SPEC BT18 */
export function ClosingCountdown({ board }: { board: Y.Doc }) {
  const text = useText(countdownText)
  const seconds = useSecondsLeft(useClosing(board).atMs)
  const isCounting = seconds !== null
  useEffect(() => {
    if (isCounting) announce(text.closes)
  }, [isCounting, text])
  if (seconds === null) return null
  return (
    <div className={classes.over} data-closing="">
      <div className={classes.panel}>
        <p className={classes.words}>{text.closes}</p>
        <p className={classes.count} translate="no" aria-hidden="true" key={seconds}>
          {seconds}
        </p>
      </div>
    </div>
  )
}
