import { useEffect, useRef } from 'react'
import { announce } from '#ui/announce.ts'
import { useText } from '#ui/useText.ts'
import classes from './HiddenNotice.module.css'
import { hiddenText } from './hiddenText.ts'

export interface HiddenNoticeProps {
  /** This person does not see the answers of others now. */
  areHidden: boolean
  /** There is no input any more: they stay hidden. */
  isClosed: boolean
  /** Tells screen readers when answers are shown or hidden: not to whoever did it. */
  isTold: boolean
}

/** Above the cards of a participant while the answers of others are hidden. */
export function HiddenNotice({ areHidden, isClosed, isTold }: HiddenNoticeProps) {
  const text = useText(hiddenText)
  // A line that comes or goes is not read out by itself.
  const wereHidden = useRef(areHidden)
  useEffect(() => {
    if (wereHidden.current !== areHidden && isTold)
      announce(areHidden ? text.hiddenAnswers : text.answersNowShown)
    wereHidden.current = areHidden
  }, [areHidden, isTold, text])
  if (!areHidden) return null
  return (
    <p className={classes.notice} role="status">
      {isClosed ? text.hiddenAnswersEnded : text.hiddenAnswers}
    </p>
  )
}
