import type * as Y from 'yjs'
import { countAll, createCounts } from '../activity/counts.ts'
import { roots } from './roots.ts'

const prefix = 'answers:'

/** The key of `counts` that holds the number of answers under a topic. SPEC Y6 */
export function answerCountKey(topicId: string): string {
  return `${prefix}${topicId}`
}

/** How many answers the board tells of, hidden ones too. */
export function answerCount(board: Y.Doc): number {
  return countAll(board, prefix)
}

/** Writes how many answers each topic has, hidden ones too: a number, and nothing of what they say. SPEC Y6. */
export const writeAnswerCounts = createCounts({
  prefix,
  things: roots.answers,
  deleted: roots.answerDeleted,
  places: [roots.topics, roots.topicDeleted],
})
