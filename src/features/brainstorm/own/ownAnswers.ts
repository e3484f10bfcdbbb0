import type { OwnAnswersQuery } from '#api/generated.ts'
import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem } from '#activity/own/ownItems.ts'
import type { OutboxEntry, OwnContent } from '#sync/room/outbox.ts'

/** An answer of this person, as far as it is known. */
export interface OwnAnswer extends OwnItem {
  topicId: string | null
  questionId: string | null
  /** Null when this person may not see the question now. */
  question: string | null
  /** Null when there is only one topic. */
  topic: string | null
}

type Fetched = OwnAnswersQuery['brainstorm']

/**
 * What a person wrote in a brainstorm, oldest first.
 *
 * @param fetched the server's reply; null: not asked yet, or not reachable
 */
export function ownAnswers(
  fetched: Fetched | null,
  contents: readonly OwnContent[],
  pending: readonly OutboxEntry[],
): OwnAnswer[] {
  const mine = (fetched?.posts ?? []).filter(({ isMine }) => isMine)
  return ownItems(
    mine.map(({ id, postText: text, createdTimeStamp: createdAt, multiTopic, questionId }) => ({
      ...{ id, text, createdAt },
      ...placeOf(fetched, multiTopic.id, questionId),
    })),
    { contents, pending },
    'post',
    (fields) => placeOf(fetched, textIn(fields['multiTopicId']), textIn(fields['questionId'])),
  )
}

function placeOf(fetched: Fetched | null, topicId: string | null, questionId: string | null) {
  const topics = fetched?.multiTopics ?? []
  return {
    topicId,
    questionId,
    question: fetched?.questions.find(({ id }) => id === questionId)?.text ?? null,
    topic: topics.length > 1 ? (topics.find(({ id }) => id === topicId)?.text ?? null) : null,
  }
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
