import { IconChartBubble, IconTable } from '@tabler/icons-react'
import { SetEvaluateShownDocument } from '#api/operations/evaluate.ts'
import { useMayDo } from '#activity/session/useMayDo.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall } from '#sync/room/room.tsx'
import { useText } from '#ui/texts/useText.ts'
import { Switch } from '../Switch.tsx'
import type { Evaluate } from '../useEvaluate.ts'
import type { OpenEvaluatePage } from '../useEvaluatePage.ts'
import { resultsText } from './resultsText.ts'

export interface ViewSwitchProps {
  evaluate: Evaluate
  here: OpenEvaluatePage
}

/** The results of a matrix as a table or as a graph. A facilitator's choice is also how they open for everyone. */
export function ViewSwitch({ evaluate: { objectId }, here }: ViewSwitchProps) {
  const text = useText(resultsText)
  const call = useCall()
  const isOnline = useCanCall()
  const mayLead = useMayDo('lead')
  const show = (isGraph: boolean): void => {
    here.setGraph(isGraph)
    // This screen shows it whether or not the call succeeds.
    if (mayLead && isOnline)
      void call(SetEvaluateShownDocument, { evaluateId: objectId, showGraph: isGraph }).catch(() => undefined)
  }
  return (
    <Switch
      label={text.editView}
      value={here.isGraph ? 'graph' : 'table'}
      choices={[
        { value: 'table', label: text.table, Icon: IconTable },
        { value: 'graph', label: text.graph, Icon: IconChartBubble },
      ]}
      isDisabled={here.isLed}
      onChange={(view) => show(view === 'graph')}
    />
  )
}
