/** Topic and question by their indexes in the lists, so that no id is copied. */
export interface HeadingIndexes {
  topic: number
  question: number
}

/** Sorts items under their headings; items under a missing topic or question are left out. */
export function underHeadings(
  topics: readonly { id: string }[],
  questions: readonly { id: string }[],
): <Thing extends { multiTopicId: string; questionId: string }>(
  things: readonly Thing[],
) => { thing: Thing; at: HeadingIndexes }[] {
  const topicAt = new Map(topics.map(({ id }, index) => [id, index]))
  const questionAt = new Map(questions.map(({ id }, index) => [id, index]))
  return (things) =>
    things.flatMap((thing) => {
      const [topic, question] = [topicAt.get(thing.multiTopicId), questionAt.get(thing.questionId)]
      return topic === undefined || question === undefined ? [] : { thing, at: { topic, question } }
    })
}
