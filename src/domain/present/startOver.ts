import type * as Y from 'yjs'
import { flagAll } from '../activity/flags.ts'
import { roots } from './roots.ts'

/** Empties an activity of all comments: by flags alone, so that one undo brings everything back. SPEC SL13, B18. */
export function startOver(desk: Y.Doc): void {
  desk.transact(() => flagAll(roots.comments(desk), roots.commentDeleted(desk), true))
}
