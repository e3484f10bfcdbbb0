import { create } from 'zustand'
import type { TopicView } from '#domain/identify/read.ts'
import type { IdentifyTopicId, ObjectId } from '#domain/ids.ts'

/** Under which topic the next answer goes, by activity, while the page lives: the page and the editor beside it choose the same. */
const useChosen = create<Record<ObjectId, IdentifyTopicId | undefined>>(() => ({}))

/** The topic that is chosen; the first where none is, or where it was deleted. */
export function useChosenTopic(objectId: ObjectId, topics: readonly TopicView[]): TopicView | undefined {
  const chosen = useChosen((all) => all[objectId])
  return topics.find(({ id }) => id === chosen) ?? topics[0]
}

export function chooseTopic(objectId: ObjectId, topicId: IdentifyTopicId): void {
  useChosen.setState({ [objectId]: topicId })
}

/** The id of the element that holds a topic of the page on the screen. */
export function topicElementId(topicId: IdentifyTopicId): string {
  return `topic-${topicId}`
}
