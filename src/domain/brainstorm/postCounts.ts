import type * as Y from 'yjs'
import { followDesk, hasRoom, writeCounts } from '../activity/counts.ts'
import type { Counted, DeskCount } from '../activity/counts.ts'
import type { ActivityDocs } from '../activity/docs.ts'
import { limits } from '../limits.ts'
import { visibilityOf } from './boardValues.ts'
import type { Visibility } from './boardValues.ts'
import { postCountKey } from './postCountKey.ts'
import { roots } from './roots.ts'
import type { PostRecord } from './roots.ts'

const counted: Counted<PostRecord> = {
  prefix: 'posts:',
  things: roots.posts,
  deleted: roots.postDeleted,
  headings: [roots.topics, roots.topicDeleted, roots.questions, roots.questionDeleted],
}

/** Starts counting the answers of a desk. */
export function followPosts(desk: Y.Doc): DeskCount {
  return followDesk(desk, counted)
}

/**
 * Writes the number of answers per question, hidden ones included. Only numbers are written, no contents. SPEC P5.
 *
 * @param visibility of a desk whose transactions have ended
 */
export function writePostCounts(visibility: Visibility, board: Y.Doc, count: DeskCount): void {
  writeCounts({ desk: visibility.desk, board }, counted, count, keyIn(visibility))
}

/** Whether the activity can take this many more answers. SPEC Q6 */
export function hasRoomForPosts(docs: ActivityDocs, more: number): boolean {
  return hasRoom(docs, counted, { more, most: limits.answersPerActivity }, () =>
    keyIn(visibilityOf(docs.desk, docs.board)),
  )
}

function keyIn({ isKnown }: Visibility): (record: PostRecord) => string | undefined {
  return (record) => (isKnown(record) ? postCountKey(record.multiTopicId, record.questionId) : undefined)
}
