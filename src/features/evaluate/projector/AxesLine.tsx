import type { Evaluate } from '../useEvaluate.ts'
import classes from './ProjectorEvaluate.module.css'

/** What the axes are called, and what their values mean. SPEC EV17, EV18 */
export function AxesLine({ axes }: Pick<Evaluate, 'axes'>) {
  const told = axes.map(({ title, help }) => [title, help].filter((words) => words !== '').join(': '))
  return (
    <p className={classes.axes} dir="auto">
      {told.join(' · ')}
    </p>
  )
}
