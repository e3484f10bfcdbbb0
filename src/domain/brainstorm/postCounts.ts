import type * as Y from 'yjs'
import { createCounts } from '../activity/counts.ts'
import type { Sight } from './boardValues.ts'
import { postCountKey } from './postCountKey.ts'
import { roots } from './roots.ts'

const writeCounts = createCounts({
  prefix: 'posts:',
  things: roots.posts,
  deleted: roots.postDeleted,
  places: [roots.topics, roots.topicDeleted, roots.questions, roots.questionDeleted],
})

/**
 * Writes how many answers each question has, hidden ones too: a number, and nothing of what they say. SPEC P5.
 *
 * @param sight of a desk whose transactions have ended
 */
export function writePostCounts({ desk, isKnown }: Sight, board: Y.Doc): void {
  writeCounts(desk, board, (place) =>
    isKnown(place) ? postCountKey(place.multiTopicId, place.questionId) : undefined,
  )
}
