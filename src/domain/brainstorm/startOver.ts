import type * as Y from 'yjs'
import { flagAll } from '../activity/flags.ts'
import { roots } from './roots.ts'

/**
 * Removes all input of an activity, for example after a rehearsal, by setting flags only, so that one undo restores
 * everything with its groups and likes. Topics, questions, texts, notes and settings stay. SPEC B18.
 */
export function startOver(desk: Y.Doc): void {
  desk.transact(() => {
    flagAll(roots.posts(desk), roots.postDeleted(desk), true)
    flagAll(roots.groups(desk), roots.groupDeleted(desk), true)
    flagAll(roots.comments(desk), roots.commentRemoved(desk), 'byFacilitator')
  })
}
