import type * as Y from 'yjs'
import type { Role } from '../access.ts'
import { changeOnDesk } from '../activity/items/deskItems.ts'
import { isThere } from '../activity/items/readItems.ts'
import type { StatementId } from '../ids.ts'
import { isApprovalNeeded } from './flags.ts'
import { statementType } from './items.ts'

/** Whether a statement that somebody adds now waits for approval. SPEC PU3. */
export function willWait(board: Y.Doc, role: Role): boolean {
  return role !== 'facilitator' && isApprovalNeeded(board)
}

/** Shows a statement to the room, or lets it wait again. SPEC PU3. @throws {Refusal} `NOT_FOUND` when it is gone */
export function setStatementApproved(desk: Y.Doc, id: StatementId, isApproved: boolean): void {
  changeOnDesk(statementType, desk, id, { isApproved })
}

/**
 * The same for all statements. Approval is withdrawn from deleted ones too, and given to existing ones only: an undo
 * that restores a statement does not show it to the room. SPEC PU3.
 */
export function setAllApproved(desk: Y.Doc, approved: boolean): void {
  const flags = statementType.fields.isApproved.map(desk)
  for (const id of statementType.record(desk).keys())
    if (!approved) flags.delete(id)
    else if (isThere(statementType, desk, id) && !flags.get(id)) flags.set(id, true)
}
