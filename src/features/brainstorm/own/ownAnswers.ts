import type { OwnAnswersQuery } from '#api/generated.ts'
import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnItem } from '#activity/own/ownItems.ts'
import type { OutboxEntry, OwnContent } from '#sync/outbox/outbox.ts'

/** An answer of this person, as far as it is known. */
export interface OwnAnswer extends OwnItem {
  topicId: string | null
  questionId: string | null
  /** Null when this person may not see the question now. */
  question: string | null
  /** Null when there is only one topic. */
  topic: string | null
}

type Told = OwnAnswersQuery['brainstorm']

/**
 * What a person wrote in a brainstorm, oldest first.
 *
 * @param told the server's reply; null: not asked yet, or not reachable
 */
export function ownAnswers(
  told: Told | null,
  contents: readonly OwnContent[],
  pending: readonly OutboxEntry[],
): OwnAnswer[] {
  const mine = (told?.posts ?? []).filter(({ isMine }) => isMine)
  return ownItems(
    mine.map(({ id, postText: text, createdTimeStamp: createdAt, multiTopic, questionId }) => ({
      ...{ id, text, createdAt },
      ...placeOf(told, multiTopic.id, questionId),
    })),
    { contents, pending },
    'post',
    (fields) => placeOf(told, textIn(fields['multiTopicId']), textIn(fields['questionId'])),
  )
}

function placeOf(told: Told | null, topicId: string | null, questionId: string | null) {
  const topics = told?.multiTopics ?? []
  return {
    topicId,
    questionId,
    question: told?.questions.find(({ id }) => id === questionId)?.text ?? null,
    topic: topics.length > 1 ? (topics.find(({ id }) => id === topicId)?.text ?? null) : null,
  }
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
