import { endLabels } from '#activity/voting/slider/endLabels.ts'
import type { Evaluate } from '../useEvaluate.ts'
import classes from './AxisHelp.module.css'

/**
 * What the axes mean, once above the list: the title of a single axis, and help texts that do not stand at the ends of the
 * sliders. The titles of two axes stand at each slider.
 */
export function AxisHelp({ evaluate: { axes, scale } }: { evaluate: Pick<Evaluate, 'axes' | 'scale'> }) {
  const told = axes.map(({ title, help }) => ({ title, help: endLabels(help, scale) ? '' : help }))
  const isTold = told.some(({ title, help }) => help !== '' || (scale.axes === 1 && title !== ''))
  if (!isTold) return null
  return (
    <dl className={classes.axes}>
      {told.map(({ title, help }, index) => (
        <div key={index} className={classes.axis} data-tone={index === 0 ? 'first' : 'second'}>
          <dt dir="auto">{title}</dt>
          {help !== '' && <dd dir="auto">{help}</dd>}
        </div>
      ))}
    </dl>
  )
}
