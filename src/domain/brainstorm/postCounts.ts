import type * as Y from 'yjs'
import type { PostId } from '../ids.ts'
import type { Sight } from './boardValues.ts'
import { boardRoots, roots } from './roots.ts'

/** The key of `counts` that holds the number of answers to a question under a topic. */
export function postCountKey(multiTopicId: string, questionId: string): string {
  return `posts:${multiTopicId}:${questionId}`
}

/** What was counted of a desk: which post under which key, and how many under each. */
interface Counted {
  keyOf: Map<PostId, string>
  counts: Map<string, number>
}

/** Counting goes on where it ended: a storm of answers would else count all of them in every tick. */
const countedOf = new WeakMap<Y.Doc, Counted>()

/**
 * Writes how many answers each question has, hidden ones too: a number, and nothing of what they say. SPEC P5.
 *
 * @param changed posts that may have come or gone since the last time; `all` when topics or questions did
 */
export function writePostCounts(sight: Sight, board: Y.Doc, changed: ReadonlySet<PostId> | 'all'): void {
  const known = countedOf.get(sight.desk)
  const counted =
    changed !== 'all' && known ? recount(sight, known, changed) : recount(sight, none(), allPosts(sight))
  countedOf.set(sight.desk, counted)
  const map = boardRoots.counts(board)
  for (const key of [...map.keys()]) if (key.startsWith('posts:') && !counted.counts.has(key)) map.delete(key)
  for (const [key, count] of counted.counts) if (map.get(key) !== count) map.set(key, count)
}

function none(): Counted {
  return { keyOf: new Map(), counts: new Map() }
}

function allPosts({ desk }: Sight): Iterable<PostId> {
  return roots.posts(desk).keys()
}

function recount({ desk, isKnown }: Sight, counted: Counted, posts: Iterable<PostId>): Counted {
  const { keyOf, counts } = counted
  for (const id of posts) {
    const place = roots.posts(desk).get(id)
    const isThere = place && !roots.postDeleted(desk).get(id) && isKnown(place)
    const key = isThere ? postCountKey(place.multiTopicId, place.questionId) : undefined
    const before = keyOf.get(id)
    if (key === before) continue
    if (before !== undefined) add(counts, before, -1)
    if (key === undefined) keyOf.delete(id)
    else {
      keyOf.set(id, key)
      add(counts, key, 1)
    }
  }
  return counted
}

function add(counts: Map<string, number>, key: string, difference: number): void {
  const count = (counts.get(key) ?? 0) + difference
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
