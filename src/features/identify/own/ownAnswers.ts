import type { OwnInIdentifyQuery } from '#api/generated.ts'
import type { OutboxEntry, OwnContent } from '#sync/outbox.ts'
import { answerItems } from '../answers/answerList.ts'

/** An answer of this person, as far as it is known. */
export interface OwnAnswer {
  id: string
  text: string
  topicId: string
  /** Null where the topic is not this person's to see now. */
  topic: string | null
  /** Epoch seconds. */
  createdAt: number
  /** The server has it as it is shown. */
  isSaved: boolean
}

/**
 * What somebody wrote in an Identify activity, oldest first: what the server told, and what this device has, which wins while it
 * is on its way.
 *
 * @param told null: not asked yet, or it cannot be asked (a hidden activity, no connection, after the end)
 */
export function ownAnswers(
  told: OwnInIdentifyQuery['identify'] | null,
  contents: readonly OwnContent[],
  pending: readonly OutboxEntry[],
): OwnAnswer[] {
  const topics = told?.topics ?? []
  const found = new Map<string, OwnAnswer>()
  for (const { id: topicId, topicText: topic, answers } of topics) {
    for (const { id, answerText: text, createdTimeStamp: createdAt } of answers)
      found.set(id, { id, text, topicId, topic, createdAt, isSaved: true })
  }
  for (const { id, type, text, fields, createdMs, isSaved } of contents) {
    const known = found.get(id)
    if (type !== answerItems.type || (known && isSaved)) continue
    const topicId = String(fields['topicId'] ?? '')
    const topic = topics.find((one) => one.id === topicId)?.topicText ?? null
    const createdAt = known?.createdAt ?? Math.floor(createdMs / 1000)
    found.set(id, { id, text, topicId, topic, createdAt, isSaved })
  }
  for (const { effect } of pending) if (effect?.does === 'remove') found.delete(effect.id)
  return [...found.values()].sort((a, b) => a.createdAt - b.createdAt)
}
