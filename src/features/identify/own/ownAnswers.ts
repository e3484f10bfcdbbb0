import type { OwnInIdentifyQuery } from '#api/generated.ts'
import { ownItems } from '#activity/own/ownItems.ts'
import type { OwnOnDevice } from '#activity/own/ownItems.ts'
import { answerType } from '#domain/identify/items.ts'
import { answersIn } from '../answers/answerScreen.ts'

/**
 * What a person wrote in an Identify activity, oldest first, each with its topic: null when they may not see it now.
 *
 * @param identify the server's reply; undefined: not asked yet, or not reachable
 */
export function ownAnswers(identify: OwnInIdentifyQuery['identify'] | undefined, device: OwnOnDevice) {
  const topics = new Map(identify?.topics.map(({ id, topicText }) => [id, topicText]))
  const saved = identify ? answersIn(identify) : []
  const answers = ownItems<{ topicId: string }>(saved, device, answerType.kind, ({ topicId }) => ({
    topicId: String(topicId ?? ''),
  }))
  return answers.map((answer) => ({ ...answer, topic: topics.get(answer.topicId) ?? null }))
}
