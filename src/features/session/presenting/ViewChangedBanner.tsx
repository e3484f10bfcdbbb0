import { useText } from '#ui/texts/useText.ts'
import { sessionText } from '../text.ts'
import classes from './ViewChangedBanner.module.css'

/** The message "The facilitator just changed your view!", shown and announced to screen readers. */
export function ViewChangedBanner({ isShown }: { isShown: boolean }) {
  const text = useText(sessionText)
  return (
    <div className={classes.place} role="status" aria-live="polite">
      {isShown && <div className={classes.banner}>{text.viewChanged}</div>}
    </div>
  )
}
