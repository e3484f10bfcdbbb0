import { StepButtons } from '#activity/page/StepButtons.tsx'
import { usePlanHistory } from '../history/usePlanHistory.ts'
import classes from './OwnSteps.module.css'
import type { Plan } from '../rows/usePlan.ts'

/** In the row of tools, for those without a menu there: undo and redo of what they did in the table. SPEC PL10 */
export function OwnSteps({ plan }: { plan: Plan }) {
  const history = usePlanHistory(plan)
  // Nothing was done here yet.
  if (!history.canUndo && !history.canRedo) return null
  return (
    <div className={classes.steps}>
      <StepButtons history={history} />
    </div>
  )
}
