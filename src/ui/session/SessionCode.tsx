import { useText } from '../texts/useText.ts'
import { uiText } from '../texts/text.ts'
import classes from './SessionCode.module.css'

/** A session ID in two halves, easy to read aloud; copied without the gap. */
export function SessionCode({ workshopId }: { workshopId: string }) {
  const text = useText(uiText)
  const middle = Math.ceil(workshopId.length / 2)
  return (
    <span
      className={classes.code}
      translate="no"
      role="text"
      aria-label={`${text.sessionId}: ${[...workshopId].join(' ')}`}
    >
      <span>{workshopId.slice(0, middle)}</span>
      <span>{workshopId.slice(middle)}</span>
    </span>
  )
}
