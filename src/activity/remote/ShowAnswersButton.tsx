import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useAct } from '#ui/inputs/useAct.ts'
import { useText } from '#ui/texts/useText.ts'
import { controlText } from '../voting/control/controlText.ts'

export interface ShowAnswersButtonProps {
  className: string
  /** The room sees the answers that the button controls. */
  areShown: boolean
  /** Another button already shows the room all answers of the activity. */
  isByOther?: boolean
  /** It is not known yet what the button controls. */
  isUnknown?: boolean
  show: (shown: boolean) => Promise<void>
}

/** On the remote: shows answers to the room, or hides them. */
export function ShowAnswersButton(props: ShowAnswersButtonProps) {
  const { className, areShown, isByOther = false, isUnknown = false, show } = props
  const text = useText(controlText)
  const isConnected = useCanCall()
  const showing = useAct(show, (error) => {
    notify(messageOf(error), 'bad')
    return null
  })
  return (
    <Button
      className={className}
      variant="default"
      leftSection={areShown || isByOther ? <IconEyeOff size={22} /> : <IconEye size={22} />}
      disabled={!isConnected || isUnknown || isByOther || showing.isBusy}
      onClick={() => void showing.run(!areShown)}
    >
      {isByOther ? text.allShown : areShown ? text.hideAnswers : text.showAnswers}
    </Button>
  )
}
