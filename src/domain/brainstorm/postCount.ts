import type * as Y from 'yjs'
import { countAll } from '../activity/counts.ts'

/** How many answers the board tells of, hidden ones too. SPEC P5 */
export function postCount(board: Y.Doc): number {
  return countAll(board, 'posts:')
}
