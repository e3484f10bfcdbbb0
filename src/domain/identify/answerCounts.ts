import type * as Y from 'yjs'
import { countAll, createCounts } from '../activity/counts.ts'
import { answerCountKey } from './answerCountKey.ts'
import { roots } from './roots.ts'

/** How many answers the board tells of, hidden ones too. */
export function answerCount(board: Y.Doc): number {
  return countAll(board, answerCountKey(''))
}

/** Writes how many answers each topic has, hidden ones too: a number, and nothing of what they say. SPEC Y6. */
export const writeAnswerCounts = createCounts({
  prefix: answerCountKey(''),
  things: roots.answers,
  deleted: roots.answerDeleted,
  places: [roots.topics, roots.topicDeleted],
})
