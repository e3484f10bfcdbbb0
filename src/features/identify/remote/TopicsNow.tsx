import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { readTopics } from '#domain/identify/read.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'
import { activityRemoteText } from '#activity/remote/activityRemoteText.ts'
import type { RemoteNowProps } from '#activity/remote.ts'
import { useDocument } from '#sync/documents/documents.ts'
import { useDerived } from '#sync/documents/useDoc.ts'
import { uiText } from '#ui/texts/text.ts'
import { useText } from '#ui/texts/useText.ts'
import { identifyRemoteText } from './text.ts'

const nowRoots = [roots.topics, roots.topicDeleted, boardRoots.counts]

/** For the remote: the number of topics that the room sees, and the number of answers. */
export function TopicsNow({ part, children }: RemoteNowProps) {
  const shared = useText(activityRemoteText)
  const text = useText(identifyRemoteText)
  const ui = useText(uiText)
  const { doc } = useDocument('board', part.objectId)
  const { topics, answers } = useDerived(doc, nowRoots, (board) => {
    const ids = readTopics(board).map(({ id }) => id)
    const counts = ids.map((id) => boardRoots.counts(board).get(answerCountKey(id)) ?? 0)
    return { topics: ids.length, answers: counts.reduce((sum, one) => sum + one, 0) }
  })
  const facts = (
    <>
      <span>{text.topics(topics)}</span>
      <span>{shared.answers(answers)}</span>
    </>
  )
  return children({ what: part.partName || ui.unnamed, facts })
}
