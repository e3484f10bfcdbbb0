import type { ActivityDocs } from '../activity/docs.ts'
import { setFlag } from '../activity/flags.ts'
import type { MultiTopicId, QuestionId } from '../ids.ts'
import { flagNames } from './flags.ts'
import { assertTopic, questionAt } from './topics.ts'

/**
 * Shows or hides the answers to one question under one topic. SPEC B3. @throws {Refusal} `NOT_FOUND` when either is
 * missing
 */
export function setAnswersShown(
  { desk, board }: ActivityDocs,
  topic: MultiTopicId,
  question: QuestionId,
  shown: boolean,
): void {
  assertTopic(desk, topic)
  questionAt(desk, { questionId: question })
  setFlag(board, flagNames.showAnswers(topic, question), shown)
}

/** Hides a topic or a question from participants, or shows it. SPEC P4. @throws {Refusal} `NOT_FOUND` */
export function setHeadingHidden(
  { desk, board }: ActivityDocs,
  heading: { multiTopicId: MultiTopicId } | { questionId: QuestionId },
  hidden: boolean,
): void {
  if ('questionId' in heading) {
    questionAt(desk, heading)
    setFlag(board, flagNames.questionHidden(heading.questionId), hidden)
  } else {
    assertTopic(desk, heading.multiTopicId)
    setFlag(board, flagNames.topicHidden(heading.multiTopicId), hidden)
  }
}
