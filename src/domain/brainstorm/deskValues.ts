import { cutText } from '../text.ts'

// Desks are written by people's browsers: what is not as it should be stays behind. SPEC P6.

/** Text as it leaves a desk: cut, nothing for what is no text. */
export function textOf(value: unknown, limit: number): string {
  return typeof value === 'string' ? cutText(value, limit) : ''
}

/** A number as it leaves a desk, 0 for what is none. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}

/** A place by positions in the lists of topics and questions, which no id betrays. */
export interface ListPlace {
  topic: number
  question: number
}

/** Puts things in their places; what stands under a topic or question that is not there is left out. */
export function placedIn(
  topics: readonly { id: string }[],
  questions: readonly { id: string }[],
): <Thing extends { multiTopicId: string; questionId: string }>(
  things: readonly Thing[],
) => { thing: Thing; at: ListPlace }[] {
  const topicAt = new Map(topics.map(({ id }, index) => [id, index]))
  const questionAt = new Map(questions.map(({ id }, index) => [id, index]))
  return (things) =>
    things.flatMap((thing) => {
      const [topic, question] = [topicAt.get(thing.multiTopicId), questionAt.get(thing.questionId)]
      return topic === undefined || question === undefined ? [] : { thing, at: { topic, question } }
    })
}
