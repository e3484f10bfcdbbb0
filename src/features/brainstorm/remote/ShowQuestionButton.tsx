import { flagNames } from '#domain/brainstorm/flags.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import { ShowAnswersButton } from '#activity/remote/ShowAnswersButton.tsx'
import type { RemoteActProps } from '#activity/remote.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { useShowAnswers } from '../answers/useShowAnswers.ts'
import { useRoomQuestion } from './useRoomQuestion.ts'

/** Shows or hides the answers to the question that the room is on. */
export function ShowQuestionButton({ part, className }: RemoteActProps) {
  const showAnswers = useShowAnswers()
  const { at, board } = useRoomQuestion(part)
  const flag = at ? flagNames.showAnswers(at.topic.id, at.question.id) : ''
  const isShownHere = useMapValue(board, boardRoots.flags, flag) ?? false
  const areAllShown = useMapValue(board, boardRoots.flags, flagNames.globalAnswers) ?? false
  return (
    <ShowAnswersButton
      className={className}
      areShown={isShownHere}
      isByOther={areAllShown}
      isUnknown={at === null}
      show={async (shown) => {
        if (!at) return
        const { topic, question, position } = at
        await showAnswers({ topicId: topic.id, questionId: question.id, position }, shown)
      }}
    />
  )
}
