import type * as Y from 'yjs'
import { boardRoots } from './roots.ts'

/** How many answers the board tells of, hidden ones too. SPEC P5 */
export function postCount(board: Y.Doc): number {
  let sum = 0
  for (const [key, count] of boardRoots.counts(board)) if (key.startsWith('posts:')) sum += count
  return sum
}
