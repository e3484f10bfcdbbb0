import { postCountKey } from '#domain/brainstorm/postCountKey.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import type { RemoteNowProps } from '#activity/remote.ts'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { controlText } from '#activity/voting/control/controlText.ts'
import { brainstormRemoteText } from './text.ts'
import { useRoomQuestion } from './useRoomQuestion.ts'

/** For the remote: the question that the room is on, and its number of answers. */
export function QuestionNow({ part, children }: RemoteNowProps) {
  const shared = useText(controlText)
  const text = useText(brainstormRemoteText)
  const ui = useText(uiText)
  const { at, board } = useRoomQuestion(part)
  const key = at ? postCountKey(at.topic.id, at.question.id) : ''
  const count = useMapValue(board, boardRoots.counts, key) ?? 0
  if (at === null) return children({ what: part.partName || ui.unnamed, facts: null })
  const facts = (
    <>
      <span>{text.question(at.position + 1, at.of)}</span>
      <span>{shared.answers(count)}</span>
    </>
  )
  return children({ what: at.question.text ?? text.lockedQuestion, facts })
}
