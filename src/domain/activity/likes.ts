import type * as Y from 'yjs'
import { rootMap } from './docs.ts'

/** Root map of the likes of all kinds. */
export const likeRoots = {
  /** id of what is liked → number of likes; written by the server, counted from rows */
  scores: rootMap<number>('scores'),
} as const

/** Writes the number of likes, counted from the rows each time, so that a wrong number is corrected. SPEC B11. */
export function setScore(desk: Y.Doc, id: string, likes: number): void {
  const scores = likeRoots.scores(desk)
  if ((scores.get(id) ?? 0) === likes) return
  if (likes > 0) scores.set(id, likes)
  else scores.delete(id)
}
