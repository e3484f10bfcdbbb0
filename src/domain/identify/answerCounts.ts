import type * as Y from 'yjs'
import { countAll, followDesk, writeCounts } from '../activity/counts.ts'
import type { Counted, DeskCount } from '../activity/counts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { answerCountKey } from './answerCountKey.ts'
import { roots } from './roots.ts'
import type { AnswerPlace } from './roots.ts'

/** How many answers the board tells of, hidden ones too. */
export function answerCount(board: Y.Doc): number {
  return countAll(board, answerCountKey(''))
}

const counted: Counted<AnswerPlace> = {
  prefix: answerCountKey(''),
  things: roots.answers,
  deleted: roots.answerDeleted,
  places: [roots.topics, roots.topicDeleted],
}

/** Begins to count the answers of a desk. */
export function followAnswers(desk: Y.Doc): DeskCount {
  return followDesk(desk, counted)
}

/** Writes how many answers each topic has, hidden ones too: a number, and nothing of what they say. SPEC Y6. */
export function writeAnswerCounts(
  docs: ActivityDocs,
  count: DeskCount,
  keyOf: (place: AnswerPlace) => string | undefined,
): void {
  writeCounts(docs, counted, count, keyOf)
}
