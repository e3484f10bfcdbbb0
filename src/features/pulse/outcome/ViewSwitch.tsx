import { useText } from '#ui/texts/useText.ts'
import type { PulseHere } from '../useHere.ts'
import { pulseText } from '../text.ts'
import classes from './ViewSwitch.module.css'

const views = ['statements', 'categories'] as const

/** Shows the results of the statements, or the means of the categories. */
export function ViewSwitch({ here: { results, isLed, toResults } }: { here: PulseHere }) {
  const text = useText(pulseText)
  return (
    <div role="group" aria-label={text.view} className={classes.switch}>
      {views.map((view) => (
        <button
          key={view}
          type="button"
          className={classes.view}
          aria-pressed={view === results}
          disabled={isLed}
          onClick={() => toResults(view)}
        >
          {text.views[view]}
        </button>
      ))}
    </div>
  )
}
