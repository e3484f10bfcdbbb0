import { useNumbers } from '#activity/chart/useNumbers.ts'
import type { AxisResult, Scale } from '#domain/activity/votes/results.ts'
import { useText } from '#ui/texts/useText.ts'
import classes from './MeanBar.module.css'
import { meanText } from './meanText.ts'

export interface MeanBarProps {
  axis: AxisResult
  scale: Pick<Scale, 'low' | 'high'>
  /** Of the axis; empty where it is told elsewhere. */
  title?: string
  /** Of the round before. SPEC BT10 */
  earlier: AxisResult | null
}

/** A mean as a bar that begins at the low end of the scale, and as a number; all bars of a list are on one scale. */
export function MeanBar({ axis: { mean }, scale: { low, high }, title = '', earlier }: MeanBarProps) {
  const text = useText(meanText)
  const numbers = useNumbers()
  const share = (value: number): string => `${(100 * (value - low)) / (high - low)}%`
  const before = earlier?.mean ?? null
  return (
    <div className={classes.mean}>
      {title !== '' && <span className={classes.axis}>{title}</span>}
      <span className={classes.track} aria-hidden="true">
        {mean !== null && <span className={classes.bar} style={{ width: share(mean) }} />}
        {before !== null && <span className={classes.mark} style={{ insetInlineStart: share(before) }} />}
      </span>
      <strong className={classes.value} aria-label={`${title || text.mean}: ${numbers.value(mean)}`}>
        {numbers.value(mean)}
      </strong>
      {mean !== null && before !== null && (
        <span className={classes.before}>
          {text.before(numbers.value(before), numbers.change(mean - before))}
        </span>
      )}
    </div>
  )
}
