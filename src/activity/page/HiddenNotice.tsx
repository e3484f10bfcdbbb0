import { useEffect, useRef } from 'react'
import { announce } from '#ui/focus/announce.ts'
import { useText } from '#ui/texts/useText.ts'
import { activityText } from '../text.ts'
import classes from './HiddenNotice.module.css'

export interface HiddenNoticeProps {
  /** This person does not see other people's answers now. */
  areHidden: boolean
  /** Input has ended: they stay hidden. */
  isClosed: boolean
  /** Announces to screen readers when answers are shown or hidden; off for the person who did it. */
  isAnnounced: boolean
}

/** Above a participant's cards while other people's answers are hidden. */
export function HiddenNotice({ areHidden, isClosed, isAnnounced }: HiddenNoticeProps) {
  const text = useText(activityText)
  // Screen readers do not read a line that appears or disappears, so it is announced.
  const wereHidden = useRef(areHidden)
  useEffect(() => {
    if (wereHidden.current !== areHidden && isAnnounced)
      announce(areHidden ? text.hiddenAnswers : text.answersNowShown)
    wereHidden.current = areHidden
  }, [areHidden, isAnnounced, text])
  if (!areHidden) return null
  return (
    <p className={classes.notice} role="status">
      {isClosed ? text.hiddenAnswersEnded : text.hiddenAnswers}
    </p>
  )
}
