import { answerCountKey } from '#domain/identify/answerCountKey.ts'
import { readTopics } from '#domain/identify/read.ts'
import { boardRoots, roots } from '#domain/identify/roots.ts'
import type { RemoteNowProps } from '#activity/remote.ts'
import { useDocument } from '#sync/documents.ts'
import { useDerived } from '#sync/useDoc.ts'
import { useText } from '#ui/useText.ts'
import { identifyRemoteText } from './text.ts'

const nowRoots = [roots.topics, roots.topicDeleted, boardRoots.counts]

/** For the remote: how many topics the room sees, and how many answers there are. */
export function TopicsNow({ part, children }: RemoteNowProps) {
  const text = useText(identifyRemoteText)
  const { doc } = useDocument('board', part.objectId)
  const { topics, answers } = useDerived(doc, nowRoots, (board) => {
    const ids = readTopics(board).map(({ id }) => id)
    const counts = ids.map((id) => boardRoots.counts(board).get(answerCountKey(id)) ?? 0)
    return { topics: ids.length, answers: counts.reduce((sum, one) => sum + one, 0) }
  })
  const facts = (
    <>
      <span>{text.topics(topics)}</span>
      <span>{text.answers(answers)}</span>
    </>
  )
  return children({ what: part.partName || text.unnamed, facts })
}
