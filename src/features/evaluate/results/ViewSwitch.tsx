import { IconChartBubble, IconTable } from '@tabler/icons-react'
import { useId } from 'react'
import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import type { Evaluate } from '../page/useEvaluate.ts'
import type { OpenEvaluatePage } from '../page/useEvaluatePage.ts'
import { resultsText } from './resultsText.ts'
import classes from './ViewSwitch.module.css'

export interface ViewSwitchProps {
  evaluate: Evaluate
  here: OpenEvaluatePage
}

/** The results of a matrix as a table or as a graph. A facilitator's choice is also how they open for everyone. */
export function ViewSwitch({ evaluate: { objectId }, here }: ViewSwitchProps) {
  const text = useText(resultsText)
  const labelId = useId()
  const call = useCall()
  const isOnline = useCanCall()
  const mayLead = useMayDo('lead')
  const show = (isGraph: boolean): void => {
    here.setGraph(isGraph)
    // This screen shows it whether or not the call succeeds.
    if (mayLead && isOnline)
      void call(SetEvaluateShownDocument, { evaluateId: objectId, showGraph: isGraph }).catch(() => undefined)
  }
  const views = [
    { isGraph: false, label: text.table, Icon: IconTable },
    { isGraph: true, label: text.graph, Icon: IconChartBubble },
  ]
  return (
    <div className={classes.all}>
      <span id={labelId} className={classes.label}>
        {text.editView}
      </span>
      <div role="group" aria-labelledby={labelId} className={classes.switch}>
        {views.map(({ isGraph, label, Icon }) => (
          <button
            key={label}
            type="button"
            className={classes.view}
            aria-pressed={isGraph === here.isGraph}
            disabled={here.isLed}
            onClick={() => show(isGraph)}
          >
            <Icon size={18} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
