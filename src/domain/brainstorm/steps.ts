import type * as Y from 'yjs'
import { standing } from '../activity/steps.ts'
import type { PageFields, Stop } from '../activity/steps.ts'
import { readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'

/** The maps of a desk or board that `steps` reads. */
export const stepRoots = [roots.topics, roots.topicDeleted, roots.questions, roots.questionDeleted]

/** The stops of a brainstorm: all questions of a topic, then the next topic. SPEC S7. */
export function steps(doc: Y.Doc): readonly Stop[] {
  return stopsOf(readTopics(doc), readQuestions(doc))
}

interface Named {
  id: string
}

/** The stops for ordered lists of topics and questions. */
export function stopsOf(topics: readonly Named[], questions: readonly Named[]): readonly Stop[] {
  return topics.flatMap((topic) =>
    questions.map((question, topicActivePos) => ({
      key: [topic.id, question.id],
      page: { showOverviewPage: false, activeMultiTopicId: topic.id, topicActivePos },
    })),
  )
}

/** Topic and question of a page; deleted ones are replaced by existing ones. */
export function standAt<Topic extends Named, Question extends Named>(
  topics: readonly Topic[],
  questions: readonly Question[],
  page: PageFields,
): { topic: Topic | undefined; question: Question | undefined; position: number } {
  const { at } = standing(stopsOf(topics, questions), page)
  // Without questions there are no stops, but there is still a topic.
  if (at < 0)
    return {
      topic: topics.find(({ id }) => id === page.activeMultiTopicId) ?? topics[0],
      question: questions[0],
      position: 0,
    }
  const position = at % questions.length
  return { topic: topics[Math.floor(at / questions.length)], question: questions[position], position }
}
