import type * as Y from 'yjs'
import { followDesk, writeCounts } from '../activity/counts.ts'
import type { Counted, DeskCount } from '../activity/counts.ts'
import type { Sight } from './boardValues.ts'
import { postCountKey } from './postCountKey.ts'
import { roots } from './roots.ts'
import type { PostPlace } from './roots.ts'

const counted: Counted<PostPlace> = {
  prefix: 'posts:',
  things: roots.posts,
  deleted: roots.postDeleted,
  places: [roots.topics, roots.topicDeleted, roots.questions, roots.questionDeleted],
}

/** Begins to count the answers of a desk. */
export function followPosts(desk: Y.Doc): DeskCount {
  return followDesk(desk, counted)
}

/**
 * Writes how many answers each question has, hidden ones too: a number, and nothing of what they say. SPEC P5.
 *
 * @param sight of a desk whose transactions have ended
 */
export function writePostCounts({ desk, isKnown }: Sight, board: Y.Doc, count: DeskCount): void {
  writeCounts({ desk, board }, counted, count, (place) =>
    isKnown(place) ? postCountKey(place.multiTopicId, place.questionId) : undefined,
  )
}
