import type * as Y from 'yjs'
import { flagAll } from '../activity/flags.ts'
import { roots } from './roots.ts'

/** Empties an activity of all answers: by flags alone, so that one undo brings everything back. SPEC Y7, B18. */
export function startOver(desk: Y.Doc): void {
  desk.transact(() => flagAll(roots.answers(desk), roots.answerDeleted(desk), true))
}
