import { cellKey } from '#domain/plan/cellKey.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'
import * as planMessages from '#domain/messages/plan.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'

/** A text of this person for a cell: on its way, or not saved because somebody else changed it meanwhile. SPEC PL6 */
export interface SentCell extends CellPlace {
  entryId: string
  mine: string
  /** The text that it was to replace. */
  expected: string
}

/** A cell whose text somebody else changed meanwhile, and the text that this person wants there. */
export interface CellConflict extends CellPlace {
  mine: string
  /** Refused entries of the cell: several where one that was on its way already was followed by another. SPEC PL7 */
  entryIds: readonly string[]
}

/** Whether a refused entry is a conflict, which its planner's page shows with both texts. */
export function isConflict({ effect, state }: OutboxEntry): boolean {
  return effect?.does === 'fill' && state.status === 'refused' && state.code === planMessages.cellChanged.code
}

/** Whether an entry was refused because the planner was hidden from the person: its text can still be saved. SPEC PL6 */
export function waitsForPlanner({ effect, state }: OutboxEntry): boolean {
  return effect?.does === 'fill' && state.status === 'refused' && state.code === planMessages.cellHidden.code
}

/** The cells of refused entries, oldest first. The outbox keeps each in an entry of its own. */
export function refusedCells(refused: readonly OutboxEntry[]): SentCell[] {
  return filledCells(refused.filter(isConflict))
}

/** The cells that entries change, oldest first. */
export function filledCells(entries: readonly OutboxEntry[]): SentCell[] {
  return entries.flatMap(({ entryId, effect }) => {
    if (effect?.does !== 'fill') return []
    return Object.entries(effect.cells).map(([columnId, { value, expected = '' }]) => {
      return { entryId, rowId: effect.id, columnId, mine: value, expected }
    })
  })
}

/** One conflict for each cell: of several texts of it the person means the last. */
export function conflictsIn(refused: readonly OutboxEntry[]): CellConflict[] {
  const cells = Map.groupBy(refusedCells(refused), cellKey)
  return [...cells.values()].flatMap((all) => {
    const last = all.at(-1)
    if (!last) return []
    const { rowId, columnId, mine } = last
    return [{ rowId, columnId, mine, entryIds: all.map(({ entryId }) => entryId) }]
  })
}
