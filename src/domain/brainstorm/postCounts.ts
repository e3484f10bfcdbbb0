import type * as Y from 'yjs'
import type { PostId } from '../ids.ts'
import type { Sight } from './boardValues.ts'
import { boardRoots, roots } from './roots.ts'

/** The key of `counts` that holds the number of answers to a question under a topic. */
export function postCountKey(multiTopicId: string, questionId: string): string {
  return `posts:${multiTopicId}:${questionId}`
}

/** What was counted of a desk: which post under which key, how many under each, and what changed since. */
interface Counted {
  keyOf: Map<PostId, string>
  counts: Map<string, number>
  changed: Set<PostId>
  hasPlacesChanged: boolean
}

/** Counting goes on where it ended: a storm of answers would else count all of them in every tick. */
const countedOf = new WeakMap<Y.Doc, Counted>()

/**
 * Writes how many answers each question has, hidden ones too: a number, and nothing of what they say. SPEC P5.
 *
 * @param sight of a desk whose transactions have ended
 */
export function writePostCounts(sight: Sight, board: Y.Doc): void {
  const { counts } = recount(sight, countedOf.get(sight.desk) ?? follow(sight.desk))
  const map = boardRoots.counts(board)
  for (const key of [...map.keys()]) if (key.startsWith('posts:') && !counts.has(key)) map.delete(key)
  for (const [key, count] of counts) if (map.get(key) !== count) map.set(key, count)
}

/** The desk itself tells of its changes, for some reach it that were projected elsewhere: another server's. */
function follow(desk: Y.Doc): Counted {
  const counted: Counted = { keyOf: new Map(), counts: new Map(), changed: new Set(), hasPlacesChanged: true }
  for (const map of [roots.posts(desk), roots.postDeleted(desk)]) {
    map.observe((event) => {
      for (const id of event.keysChanged as Set<string>) counted.changed.add(id)
    })
  }
  for (const name of ['topics', 'topicDeleted', 'questions', 'questionDeleted'] as const) {
    roots[name](desk).observe(() => (counted.hasPlacesChanged = true))
  }
  countedOf.set(desk, counted)
  return counted
}

function recount({ desk, isKnown }: Sight, counted: Counted): Counted {
  const { keyOf, counts, changed, hasPlacesChanged } = counted
  for (const id of hasPlacesChanged ? new Set([...roots.posts(desk).keys(), ...keyOf.keys()]) : changed) {
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
  counted.hasPlacesChanged = false
  changed.clear()
  return counted
}

function add(counts: Map<string, number>, key: string, difference: number): void {
  const count = (counts.get(key) ?? 0) + difference
  if (count === 0) counts.delete(key)
  else counts.set(key, count)
}
