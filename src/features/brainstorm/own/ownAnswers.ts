import type { OwnAnswersQuery } from '#api/generated.ts'
import type { OutboxEntry, OwnContent } from '#sync/outbox.ts'

/** An answer of this person, as far as it is known. */
export interface OwnAnswer {
  id: string
  text: string
  topicId: string | null
  questionId: string | null
  /** Null where the question is not this person's to see now. */
  question: string | null
  /** Null where there is only one. */
  topic: string | null
  /** Epoch seconds. */
  createdAt: number
  /** The server has it as it is shown. */
  isSaved: boolean
}

type Told = OwnAnswersQuery['brainstorm']

/**
 * What somebody wrote in an activity, oldest first: what the server told, and what this device has, which wins while it is on
 * its way.
 *
 * @param told null: not asked yet, or it cannot be asked (a hidden activity, no connection, after the end)
 */
export function ownAnswers(
  told: Told | null,
  contents: readonly OwnContent[],
  pending: readonly OutboxEntry[],
): OwnAnswer[] {
  const found = new Map<string, OwnAnswer>()
  for (const post of told?.posts ?? []) {
    if (!post.isMine) continue
    found.set(post.id, {
      id: post.id,
      text: post.postText,
      createdAt: post.createdTimeStamp,
      isSaved: true,
      ...placeOf(told, post.multiTopic.id, post.questionId),
    })
  }
  for (const content of contents) {
    const known = found.get(content.id)
    if (content.type !== 'post' || (known && content.isSaved)) continue
    found.set(content.id, {
      id: content.id,
      text: content.text,
      createdAt: known?.createdAt ?? Math.floor(content.createdMs / 1000),
      isSaved: content.isSaved,
      ...placeOf(told, textIn(content.fields['multiTopicId']), textIn(content.fields['questionId'])),
    })
  }
  for (const { effect } of pending) if (effect?.does === 'remove') found.delete(effect.id)
  return [...found.values()].sort((a, b) => a.createdAt - b.createdAt)
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
