import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import { placeOf } from './spot.ts'
import type { GridOrder, Spot } from './spot.ts'

/** Selected cells: columns by row. The set of a row is a new one only when it changed. */
export type Selection = ReadonlyMap<PlanRowId, ReadonlySet<PlanColumnId>>

export const nothingSelected: Selection = new Map()

/** Selects a cell, or deselects it. */
export function toggled(selection: Selection, { rowId, columnId }: Spot): Selection {
  if (rowId === null || columnId === null) return selection
  const columns = new Set(selection.get(rowId))
  if (!columns.delete(columnId)) columns.add(columnId)
  const next = new Map(selection)
  if (columns.size === 0) next.delete(rowId)
  else next.set(rowId, columns)
  return next
}

/**
 * Selects a rectangle of cells in addition to others. A heading or a row number as a corner means the whole column or
 * row.
 */
export function withRange(selection: Selection, anchor: Spot, focus: Spot, order: GridOrder): Selection {
  const { rowIds, columnIds } = rangeOf(anchor, focus, order)
  const next = new Map(selection)
  for (const rowId of rowIds) {
    const before = selection.get(rowId)
    const columns = new Set([...(before ?? []), ...columnIds])
    if (columns.size > 0 && columns.size !== before?.size) next.set(rowId, columns)
  }
  return next
}

/** The selection without rows and columns that are gone or not shown. */
export function keptSelection(selection: Selection, { rowIds, columnIds }: GridOrder): Selection {
  const rows = new Set(rowIds)
  const columns = new Set(columnIds)
  const isWhole = [...selection].every(
    ([rowId, of]) => rows.has(rowId) && [...of].every((id) => columns.has(id)),
  )
  if (isWhole) return selection
  const kept = [...selection].flatMap(([rowId, of]) => {
    const left = new Set([...of].filter((id) => columns.has(id)))
    return rows.has(rowId) && left.size > 0 ? [[rowId, left] as const] : []
  })
  return new Map(kept)
}

/** The number of selected cells. */
export function countSelected(selection: Selection): number {
  return [...selection.values()].reduce((sum, { size }) => sum + size, 0)
}

/** The smallest rectangle around the selection. */
export function boundsOf(selection: Selection, order: GridOrder): GridOrder {
  const columns = new Set([...selection.values()].flatMap((of) => [...of]))
  return {
    rowIds: order.rowIds.filter((id) => selection.has(id)),
    columnIds: order.columnIds.filter((id) => columns.has(id)),
  }
}

/** The selected texts as a range; cells in between that are not selected are empty. */
export function selectedTexts(
  selection: Selection,
  order: GridOrder,
  textOf: (rowId: PlanRowId, columnId: PlanColumnId) => string,
): string[][] {
  const { rowIds, columnIds } = boundsOf(selection, order)
  return rowIds.map((rowId) =>
    columnIds.map((columnId) => (selection.get(rowId)?.has(columnId) ? textOf(rowId, columnId) : '')),
  )
}

function rangeOf(anchor: Spot, focus: Spot, order: GridOrder): GridOrder {
  const [fromRow, fromColumn] = placeOf(anchor, order)
  const [toRow, toColumn] = placeOf(focus, order)
  return {
    rowIds: between(order.rowIds, fromRow, toRow),
    columnIds: between(order.columnIds, fromColumn, toColumn),
  }
}

function between<Id>(ids: readonly Id[], one: number, other: number): readonly Id[] {
  if (one < 0 || other < 0) return ids
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1)
}
