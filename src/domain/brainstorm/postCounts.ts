import type * as Y from 'yjs'
import { followDesk, hasRoom, writeCounts } from '../activity/counts.ts'
import type { Counted, DeskCount } from '../activity/counts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { limits } from '../limits.ts'
import { postCountKey } from './postCountKey.ts'
import { readQuestions, readTopics } from './read.ts'
import { roots } from './roots.ts'
import type { PostRecord, UnderHeadings } from './roots.ts'
import { stepRoots } from './steps.ts'

const counted: Counted<PostRecord> = {
  ...{ prefix: 'posts:', things: roots.posts, deleted: roots.postDeleted, headings: stepRoots },
}

/** The topics and the first ten questions of a desk, hidden ones included. SPEC P6 */
export function knownHeadings(desk: Y.Doc) {
  const topics = new Set(readTopics(desk).map(({ id }) => id))
  const first = readQuestions(desk).slice(0, limits.questions)
  const questions = new Set(first.map(({ id }) => id))
  return {
    topics,
    questions,
    isKnown: (at: UnderHeadings): boolean => topics.has(at.multiTopicId) && questions.has(at.questionId),
  }
}

/** Starts counting the answers of a desk. */
export function followPosts(desk: Y.Doc): DeskCount {
  return followDesk(desk, counted)
}

/** Writes the number of answers per question, hidden ones included. Only numbers are written, no contents. SPEC P5. */
export function writePostCounts(docs: ActivityDocs, count: DeskCount): void {
  writeCounts(docs, counted, count, keyIn(docs.desk))
}

/** Whether the activity can take this many more answers. SPEC Q6 */
export function hasRoomForPosts(docs: ActivityDocs, more: number): boolean {
  return hasRoom(docs, counted, { more, most: limits.answersPerActivity }, () => keyIn(docs.desk))
}

function keyIn(desk: Y.Doc): (record: PostRecord) => string | undefined {
  const { isKnown } = knownHeadings(desk)
  return (record) => (isKnown(record) ? postCountKey(record.multiTopicId, record.questionId) : undefined)
}
