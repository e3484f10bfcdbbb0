import type * as Y from 'yjs'
import { hasFlag, lockFlags } from '../activity/flags.ts'
import type { MultiTopicId, QuestionId } from '../ids.ts'

/** Names of a brainstorm's flags on its board. SPEC B2. */
export const flagNames = {
  ...lockFlags,
  globalAnswers: 'globalAnswers',
  sortByPopularity: 'sortByPopularity',
  likeCountsHidden: 'likeCountsHidden',
  likesClosed: 'likesClosed',
  showAnswers: (topic: MultiTopicId, question: QuestionId) => `show:${topic}:${question}`,
  topicHidden: (topic: MultiTopicId) => `hiddenTopic:${topic}`,
  questionHidden: (question: QuestionId) => `hiddenQuestion:${question}`,
} as const

/** Whether a question under a topic is locked for participants, directly or through its topic. SPEC P4. */
export function isHeadingHidden(board: Y.Doc, topic: MultiTopicId, question: QuestionId): boolean {
  return hasFlag(board, flagNames.topicHidden(topic)) || hasFlag(board, flagNames.questionHidden(question))
}

/** Whether the room may see the answers to a question under a topic. SPEC B3. */
export function areAnswersShown(board: Y.Doc, topic: MultiTopicId, question: QuestionId): boolean {
  if (isHeadingHidden(board, topic, question)) return false
  return hasFlag(board, flagNames.globalAnswers) || hasFlag(board, flagNames.showAnswers(topic, question))
}
