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
