import type { Evaluate } from '../page/useEvaluate.ts'
import { endLabels } from './axes.ts'
import classes from './AxisHelp.module.css'

/** What the axes mean, once above the list: titles, and help texts that do not stand at the ends of the sliders. */
export function AxisHelp({ evaluate: { axes, scale } }: { evaluate: Pick<Evaluate, 'axes' | 'scale'> }) {
  const told = axes.map(({ title, help }) => ({ title, help: endLabels(help, scale) ? '' : help }))
  if (told.every(({ title, help }) => title === '' && help === '')) return null
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
