import { endSession, hasEnded } from '#domain/workshop/ending.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import { hidePart } from '../database/contents/partStatements.ts'
import { deleteTagsOfWorkshop, deleteWorkshopKey } from '../database/workshops/workshopKeys.ts'
import { endWorkshop as endRow } from '../database/workshops/workshopStatements.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** Ends the workshop permanently; a second call changes nothing. SPEC A2, E1, E2. */
export function endWorkshop(
  author: CommandAuthor,
  workshopId: WorkshopId,
  sharedPartIds: readonly PartId[],
): Command<void> {
  return {
    workshopId,
    author,
    outlivesEnd: true,
    objectIds: [],
    run({ state }) {
      if (hasEnded(state)) return { result: undefined }
      const changed = endSession(state, workshopId, sharedPartIds)
      const statements = [endRow(workshopId), deleteWorkshopKey(workshopId), ...changed.map(hidePart)]
      // Earlier acts of the same tick have added tags too.
      const lastStatements = deleteTagsOfWorkshop(workshopId)
      return { result: undefined, rows: { statements, lastStatements } }
    },
  }
}
