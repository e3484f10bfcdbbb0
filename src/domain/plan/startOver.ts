import type * as Y from 'yjs'
import { flagAll } from '../activity/flags.ts'
import { roots } from './roots.ts'

/** Empties a planner of all rows: by flags alone, so that one undo brings everything back. SPEC PL9, B18. */
export function startOver(desk: Y.Doc): void {
  desk.transact(() => flagAll(roots.rows(desk), roots.rowDeleted(desk), true))
}
