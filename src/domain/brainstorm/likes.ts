import type * as Y from 'yjs'
import { Refusal } from '../errors.ts'
import type { PostGroupId, PostId } from '../ids.ts'
import { readGroup } from './read.ts'
import { roots } from './roots.ts'

/**
 * Writes the number of likes that the votes' rows add up to. Counted anew each time, so a wrong number heals.
 * SPEC B11.
 */
export function setScore(desk: Y.Doc, id: PostId | PostGroupId, likes: number): void {
  if ((roots.scores(desk).get(id) ?? 0) === likes) return
  if (likes > 0) roots.scores(desk).set(id, likes)
  else roots.scores(desk).delete(id)
}

/** @throws {Refusal} `NOT_FOUND` when the group is gone */
export function assertGroup(desk: Y.Doc, id: PostGroupId): void {
  if (!readGroup(desk, id)) throw new Refusal('NOT_FOUND', `group ${id}`)
}
