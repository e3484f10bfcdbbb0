import type { OwnInIdentifyQuery } from '#api/generated.ts'
import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem } from '#activity/own/ownItems.ts'
import type { OutboxEntry, OwnContent } from '#sync/outbox/outbox.ts'
import { answerItems } from '../answers/answerList.ts'

/** An answer of this person, as far as it is known. */
export interface OwnAnswer extends OwnItem {
  topicId: string
  /** Null when this person may not see the topic now. */
  topic: string | null
}

/**
 * What a person wrote in an Identify activity, oldest first.
 *
 * @param fetched the server's reply; null: not asked yet, or not reachable
 */
export function ownAnswers(
  fetched: OwnInIdentifyQuery['identify'] | null,
  contents: readonly OwnContent[],
  pending: readonly OutboxEntry[],
): OwnAnswer[] {
  const topics = fetched?.topics ?? []
  return ownItems(
    topics.flatMap(({ id: topicId, topicText: topic, answers }) =>
      answers.map(({ id, answerText: text, createdTimeStamp: createdAt }) => ({
        ...{ id, text, createdAt },
        ...{ topicId, topic },
      })),
    ),
    { contents, pending },
    answerItems.type,
    (fields) => {
      const topicId = String(fields['topicId'] ?? '')
      return { topicId, topic: topics.find(({ id }) => id === topicId)?.topicText ?? null }
    },
  )
}
