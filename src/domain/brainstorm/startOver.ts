import type * as Y from 'yjs'
import { flagAll } from '../activity/flags.ts'
import { roots } from './roots.ts'

/**
 * Empties an activity of all input, after a rehearsal: by flags alone, so that one undo brings everything back, in its groups
 * and with its likes. Topics, questions, texts, notes and settings stay. SPEC B18.
 */
export function startOver(desk: Y.Doc): void {
  desk.transact(() => {
    flagAll(roots.posts(desk), roots.postDeleted(desk), true)
    flagAll(roots.groups(desk), roots.groupDeleted(desk), true)
    flagAll(roots.comments(desk), roots.commentRemoved(desk), 'byFacilitator')
  })
}
