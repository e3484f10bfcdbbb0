import { byTime } from '#domain/activity/order.ts'
import type { AnswerView, TopicView } from '#domain/identify/items.ts'
import type { IdentifyTopicId } from '#domain/ids.ts'
import { searchIn } from '#domain/search.ts'
import type { Own } from '#activity/overlay/own.ts'
import { overlay } from '#activity/overlay/overlay.ts'
import type { Overlaid } from '#activity/overlay/overlay.ts'
import { answerScreen } from './answerScreen.ts'

/** An answer as a card shows it. */
export type AnswerItem = Overlaid<AnswerView>

/**
 * All answers as this person sees them, oldest first. SPEC Y1, Y4.
 *
 * @param topics the existing ones: own answers to a deleted topic are removed with it
 */
export function listAnswers(
  documentAnswers: AnswerView[],
  own: Own<AnswerView>,
  topics: readonly Pick<TopicView, 'id'>[],
): AnswerItem[] {
  const there = new Set(topics.map(({ id }) => id))
  return overlay(documentAnswers, own, answerScreen.items, ({ topicId }) => there.has(topicId)).sort(byTime)
}

/** The answers under each topic that match a search in text or description. */
export function foundByTopic(
  answers: readonly AnswerItem[],
  search: string,
  keptId: string | null,
): Map<IdentifyTopicId, AnswerItem[]> {
  const found = new Set(searchIn([...answers], search, ({ text, desc }) => `${text}\n${desc}`))
  // An answer added during a search stays visible until the search text changes.
  return Map.groupBy(
    answers.filter((answer) => found.has(answer) || answer.id === keptId),
    ({ topicId }) => topicId,
  )
}
