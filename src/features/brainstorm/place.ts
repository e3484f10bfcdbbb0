import type { QuestionView, TopicView } from '#domain/brainstorm/read.ts'
import type { SessionState } from '#domain/state.ts'

/** Where in a brainstorm someone is. */
export interface Place {
  topicId: string | null
  /** Position of the question; 0 is the first. */
  position: number
  isGroupPage: boolean
}

/** The place that the shared state names. */
export function placeOf(state: SessionState): Place {
  return {
    topicId: state.activeMultiTopicId,
    position: state.topicActivePos,
    isGroupPage: state.showGroupPage,
  }
}

/** Topic and question at a place; what was deleted meanwhile gives way to the first that is there. */
export function standAt(
  place: Place,
  topics: TopicView[],
  questions: QuestionView[],
): { topic: TopicView | undefined; question: QuestionView | undefined; position: number } {
  const position = Math.min(Math.max(0, place.position), Math.max(0, questions.length - 1))
  const topic = topics.find(({ id }) => id === place.topicId) ?? topics[0]
  return { topic, question: questions[position], position }
}

/** Every topic and question in the order they are stepped through: all questions of a topic, then the next topic. */
export function stepFrom(
  place: Place,
  step: 1 | -1,
  topics: TopicView[],
  questions: QuestionView[],
): Place | null {
  const { topic, position } = standAt(place, topics, questions)
  const at =
    Math.max(
      0,
      topics.findIndex(({ id }) => id === topic?.id),
    ) *
      questions.length +
    position +
    step
  if (at < 0 || at >= topics.length * questions.length) return null
  return {
    ...place,
    topicId: topics[Math.floor(at / questions.length)]?.id ?? null,
    position: at % questions.length,
  }
}
