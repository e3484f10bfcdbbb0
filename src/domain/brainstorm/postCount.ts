import type * as Y from 'yjs'
import { countAll } from '../activity/counts.ts'

/** The number of answers that the board reports, hidden ones included. SPEC P5 */
export function postCount(board: Y.Doc): number {
  return countAll(board, 'posts:')
}
