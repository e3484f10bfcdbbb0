import { countAll, countsOf } from '#domain/activity/counts.ts'
import { controlText } from '#activity/voting/control/controlText.ts'
import type { RemoteNowProps } from '#activity/remote.ts'
import { answerType, topicRoots, topicType } from '#domain/identify/items.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { identifyRemoteText } from './text.ts'

const nowRoots = [...topicRoots, countsOf]

/** For the remote: the number of topics that the room sees, and the number of answers. */
export function TopicsNow({ part, children }: RemoteNowProps) {
  const shared = useText(controlText)
  const text = useText(identifyRemoteText)
  const ui = useText(uiText)
  const { doc } = useDocument('board', part.objectId)
  const { topics, answers } = useDerived(doc, nowRoots, (board) => {
    // A board has the existing topics alone.
    return { topics: topicType.record(board).size, answers: countAll(board, answerType.countedAs) }
  })
  const facts = (
    <>
      <span>{text.topics(topics)}</span>
      <span>{shared.answers(answers)}</span>
    </>
  )
  return children({ what: part.partName || ui.unnamed, facts })
}
