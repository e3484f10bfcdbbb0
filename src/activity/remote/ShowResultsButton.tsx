import { Button } from '@mantine/core'
import { IconChartBar, IconChartBarOff } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { useCanCall } from '#sync/connection/connection.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { notify } from '#ui/toasts/notify.ts'
import type { Voting } from '../voting/useVoting.ts'
import { activityRemoteText } from './activityRemoteText.ts'

export interface ShowResultsButtonProps {
  className: string
  voting: Pick<Voting, 'areShown'>
  /** Shows the results to everybody, or to voters only. @throws {CallError} */
  show: (areShown: boolean) => Promise<void>
}

/** On the remote: shows the results of a vote to everybody, or hides them. SPEC BT4, J4 */
export function ShowResultsButton({ className, voting: { areShown }, show }: ShowResultsButtonProps) {
  const text = useText(activityRemoteText)
  const isConnected = useCanCall()
  const showing = useAct(show, (error) => {
    notify(messageOf(error), 'bad')
    return null
  })
  return (
    <Button
      className={className}
      variant="default"
      leftSection={areShown ? <IconChartBarOff size={22} /> : <IconChartBar size={22} />}
      disabled={!isConnected || showing.isBusy}
      onClick={() => void showing.run(!areShown)}
    >
      {areShown ? text.hideResults : text.showResults}
    </Button>
  )
}
