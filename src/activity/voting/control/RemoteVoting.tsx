import { Button } from '@mantine/core'
import { useCanCall } from '#sync/room/connection.ts'
import { useText } from '#ui/texts/useText.ts'
import { actIcons } from './actIcons.ts'
import { controlText } from './controlText.ts'
import { RunDialogs } from './RunDialogs.tsx'
import { useRunning } from './useRunning.ts'
import type { RunProps, RunVote } from './useRunning.ts'

export interface RemoteVotingProps extends RunProps {
  className: string
}

/** On the remote: the next sensible act of a vote. It begins no round: its next button is absent then. SPEC J4, BT20 */
export function RemoteNextAct({ className, ...props }: RemoteVotingProps) {
  const vote = useRunning(props)
  const { next } = vote
  return (
    <>
      {next === 'newRound' ? <span /> : <ActButton act={next} {...{ vote, className }} />}
      <RunDialogs {...{ vote }} part={props.part} />
    </>
  )
}

/** On the remote: how the vote stands, and what else can be done. SPEC J4, BT20 */
export function RemoteOtherActs({ className, ...props }: RemoteVotingProps) {
  const text = useText(controlText)
  const vote = useRunning(props)
  const others = vote.others.filter((act) => act !== 'newRound')
  return (
    <>
      <p role="status">{text.says[vote.says]}</p>
      {others.map((act) => (
        <ActButton key={act} {...{ act, vote, className }} isOther />
      ))}
      <RunDialogs {...{ vote }} part={props.part} />
    </>
  )
}

interface ActButtonProps {
  act: RunVote['next']
  vote: RunVote
  className: string
  isOther?: boolean
}

function ActButton({ act, vote, className, isOther = false }: ActButtonProps) {
  const text = useText(controlText)
  const isConnected = useCanCall()
  const Icon = actIcons[act]
  return (
    <Button
      className={className}
      variant={isOther ? 'default' : 'light'}
      leftSection={<Icon size={22} />}
      disabled={!isConnected || vote.isBusy}
      onClick={() => vote.run(act)}
    >
      {text.acts[act]}
    </Button>
  )
}
