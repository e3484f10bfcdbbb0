import type * as Y from 'yjs'
import { readStatements } from './read.ts'
import { roots } from './roots.ts'

/**
 * Empties a pulse of the room's input, which is all statements that no facilitator typed: by flags alone, so that one
 * undo brings everything back. SPEC PU9, B18.
 */
export function startOver(desk: Y.Doc): void {
  desk.transact(() => {
    for (const { id, byFacilitator } of readStatements(desk))
      if (!byFacilitator) roots.statementDeleted(desk).set(id, true)
  })
}
