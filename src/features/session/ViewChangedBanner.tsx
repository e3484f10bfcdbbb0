import { useText } from '#ui/useText.ts'
import { sessionText } from './text.ts'
import classes from './ViewChangedBanner.module.css'

/** "The facilitator just changed your view!", seen and heard. */
export function ViewChangedBanner({ isShown }: { isShown: boolean }) {
  const text = useText(sessionText)
  return (
    <div className={classes.place} role="status" aria-live="polite">
      {isShown && <div className={classes.banner}>{text.viewChanged}</div>}
    </div>
  )
}
