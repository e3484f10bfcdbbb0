import { create } from 'zustand'
import type { TopicView } from '#domain/identify/items.ts'
import type { IdentifyTopicId, ObjectId } from '#domain/ids.ts'

/**
 * The topic that the next answer is added to, per activity, as long as the page is loaded; shared by the page and the
 * editor beside it.
 */
const useChosen = create<Record<ObjectId, IdentifyTopicId | undefined>>(() => ({}))

/** The chosen topic; the first one when none was chosen, or the chosen one was deleted. */
export function useChosenTopic(objectId: ObjectId, topics: readonly TopicView[]): TopicView | undefined {
  const chosen = useChosen((all) => all[objectId])
  return topics.find(({ id }) => id === chosen) ?? topics[0]
}

export function chooseTopic(objectId: ObjectId, topicId: IdentifyTopicId): void {
  useChosen.setState({ [objectId]: topicId })
}

/** The id of the page element that contains a topic. */
export function topicElementId(topicId: IdentifyTopicId): string {
  return `topic-${topicId}`
}
