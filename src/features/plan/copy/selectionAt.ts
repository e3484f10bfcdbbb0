import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { boundsOf } from '../table/selection.ts'
import type { Selection } from '../table/selection.ts'
import type { GridOrder } from '../table/spot.ts'

/** A selection as the dialog for copying is opened with it. */
export interface SelectedInput {
  /** Whole rows, each an answer. */
  rows: PlanRowId[]
  /** Cells that are answers of their own. */
  cells: { rowId: PlanRowId; columnId: PlanColumnId }[]
}

/** What a selection means as input: rows that are selected as a whole, and single cells. SPEC PL13 */
export function selectionAt(selection: Selection, order: GridOrder): SelectedInput {
  const { rowIds } = boundsOf(selection, order)
  const isWhole = (rowId: PlanRowId): boolean => selection.get(rowId)?.size === order.columnIds.length
  return {
    rows: rowIds.filter(isWhole),
    cells: rowIds
      .filter((rowId) => !isWhole(rowId))
      .flatMap((rowId) =>
        order.columnIds
          .filter((columnId) => selection.get(rowId)?.has(columnId))
          .map((columnId) => ({ rowId, columnId })),
      ),
  }
}

/** Reads what the dialog was opened with; null for all of the table. */
export function selectedInput(at: unknown): SelectedInput | null {
  const { rows, cells } = (at ?? {}) as Partial<SelectedInput>
  return rows && cells ? { rows, cells } : null
}
