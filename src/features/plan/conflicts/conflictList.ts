import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import * as planMessages from '#domain/messages/plan.ts'
import type { OutboxEntry } from '#sync/outbox/outbox.ts'

/** A text of this person that was not saved, because somebody else changed its cell meanwhile. SPEC PL6 */
export interface CellConflict {
  entryId: string
  rowId: PlanRowId
  columnId: PlanColumnId
  mine: string
  /** The text that it was to replace. */
  expected: string
}

/** Whether a refused entry is a conflict, which its planner's page shows with both texts. */
export function isConflict({ effect, state }: OutboxEntry): boolean {
  return effect?.does === 'fill' && state.status === 'refused' && state.code === planMessages.cellChanged.code
}

/** The conflicts among refused entries, oldest first. The outbox keeps each cell in an entry of its own. */
export function conflictsIn(refused: readonly OutboxEntry[]): CellConflict[] {
  return refused.filter(isConflict).flatMap(({ entryId, effect }) => {
    if (effect?.does !== 'fill') return []
    return Object.entries(effect.cells).map(([columnId, { value, expected = '' }]) => {
      return { entryId, rowId: effect.id, columnId, mine: value, expected }
    })
  })
}
