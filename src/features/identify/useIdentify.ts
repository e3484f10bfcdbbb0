import { useMemo } from 'react'
import { useActivity } from '#activity/useActivity.ts'
import type { Activity } from '#activity/useActivity.ts'
import { countsOf } from '#domain/activity/counts.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { countKey } from '#domain/activity/items/itemType.ts'
import { areAnswersShown } from '#domain/identify/flags.ts'
import { answerType, readTopics, topicRoots } from '#domain/identify/items.ts'
import type { TopicView } from '#domain/identify/items.ts'
import type { IdentifyTopicId, ObjectId } from '#domain/ids.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useDerived, useMapValue } from '#sync/documents/useDoc.ts'

/** What every view of an Identify activity builds on. */
export interface Identify extends Activity {
  name: string
  description: string
  topics: TopicView[]
  /** The room sees all answers. */
  areShown: boolean
  /** Number of answers by topic, including hidden ones. SPEC Y6 */
  counts: ReadonlyMap<IdentifyTopicId, number>
}

/** Opens the documents of an Identify activity that this user's role may read, and reads its topics and settings. */
export function useIdentify(objectId: ObjectId): Identify {
  const activity = useActivity(objectId)
  const { source, board } = activity
  const name = useStateDocument().agenda.find((part) => part.objectId === objectId)?.partName ?? ''
  const description = useMapValue(source, activityRoots.info, 'identifyDesc') ?? ''
  const topics = useDerived(source, topicRoots, readTopics)
  const rules = useDerived(board, [activityRoots.flags, countsOf], (doc) => ({
    areShown: areAnswersShown(doc),
    numbers: Object.fromEntries(countsOf(doc).entries()),
  }))
  return useMemo(() => {
    const { numbers, ...flags } = rules
    const counts = new Map(topics.map(({ id }) => [id, numbers[countKey(answerType, id)] ?? 0]))
    return { ...activity, name, description, topics, ...flags, counts }
  }, [activity, name, description, topics, rules])
}
