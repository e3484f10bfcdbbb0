import type * as Y from 'yjs'
import { followDesk, hasRoom, writeCounts } from '../activity/counts.ts'
import type { Counted, DeskCount } from '../activity/counts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { limits } from '../limits.ts'
import { answerCountKey } from './answerCountKey.ts'
import { boardTopics } from './read.ts'
import { roots } from './roots.ts'
import type { AnswerRecord } from './roots.ts'

const counted: Counted<AnswerRecord> = {
  prefix: answerCountKey(''),
  things: roots.answers,
  deleted: roots.answerDeleted,
  headings: [roots.topics, roots.topicDeleted],
}

/** Starts counting the answers of a desk. */
export function followAnswers(desk: Y.Doc): DeskCount {
  return followDesk(desk, counted)
}

/** Writes the number of answers per topic, hidden ones included. Only numbers are written, no contents. SPEC Y6. */
export function writeAnswerCounts(
  docs: ActivityDocs,
  count: DeskCount,
  topics: Pick<ReadonlySet<string>, 'has'>,
): void {
  writeCounts(docs, counted, count, keyIn(topics))
}

/** Whether the activity can take this many more answers. SPEC Q6 */
export function hasRoomForAnswers(docs: ActivityDocs, more: number): boolean {
  return hasRoom(docs, counted, { more, most: limits.answersPerActivity }, () =>
    keyIn(new Set(boardTopics(docs.desk).map(({ id }) => id))),
  )
}

function keyIn(topics: Pick<ReadonlySet<string>, 'has'>): (record: AnswerRecord) => string | undefined {
  return ({ topicId }) => (topics.has(topicId) ? answerCountKey(topicId) : undefined)
}
