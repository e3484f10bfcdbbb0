import { Button } from '@mantine/core'
import { IconEye, IconEyeOff } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import type { RemoteActProps } from '#activity/remote.ts'
import { useCanCall } from '#sync/connection.ts'
import { useMapValue } from '#sync/useDoc.ts'
import { useShowAnswers } from '#sync/useShowAnswers.ts'
import { notify } from '#ui/notify.ts'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import { brainstormRemoteText } from './text.ts'
import { useRoomQuestion } from './useRoomQuestion.ts'

/** Shows the answers to the question the room is on, or hides them. */
export function ShowAnswersButton({ part, className }: RemoteActProps) {
  const text = useText(brainstormRemoteText)
  const showAnswers = useShowAnswers()
  const isConnected = useCanCall()
  const { at, board } = useRoomQuestion(part)
  const flag = at ? flagNames.showAnswers(at.topic.id, at.question.id) : ''
  const isShownHere = useMapValue(board, boardRoots.flags, flag) ?? false
  const areAllShown = useMapValue(board, boardRoots.flags, flagNames.globalAnswers) ?? false
  const show = useAct(
    async (on: boolean) => {
      if (!at) return
      const { topic, question, position } = at
      await showAnswers({ topicId: topic.id, questionId: question.id, position }, on)
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const isShown = isShownHere || areAllShown
  return (
    <Button
      className={className}
      variant="default"
      leftSection={isShown ? <IconEyeOff size={22} /> : <IconEye size={22} />}
      disabled={!isConnected || !at || areAllShown || show.isBusy}
      onClick={() => void show.run(!isShownHere)}
    >
      {areAllShown ? text.allShown : isShown ? text.hideAnswers : text.showAnswers}
    </Button>
  )
}
