import { endSession, hasEnded } from '#domain/ending.ts'
import type { PartId, WorkshopId } from '#domain/ids.ts'
import { hidePart } from '#server/database/partStatements.ts'
import { deleteTagsOfWorkshop, deleteWorkshopKey } from '#server/database/workshopKeys.ts'
import { endWorkshop as endRow } from '#server/database/workshopStatements.ts'
import type { Command, CommandAuthor } from '#server/tick/command.ts'

/** The end, once and for all; a second one changes nothing. SPEC A2, E1, E2. */
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
      // Acts of the same tick that went before it have tags too.
      const lastStatements = deleteTagsOfWorkshop(workshopId)
      return { result: undefined, rows: { statements, lastStatements } }
    },
  }
}
