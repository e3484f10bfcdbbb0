import type { PlanColumnId, PlanRowId } from '#domain/ids.ts'
import type { OutboxEntry } from '#sync/room/outbox.ts'

/** Texts of this person that the server does not have yet, by row and column. */
export type WaitingCells = ReadonlyMap<PlanRowId, ReadonlyMap<PlanColumnId, string>>

/** Whether the same texts wait: an edit changes its state several times on its way, and no cell with it. */
export function areSameCells(one: WaitingCells, other: WaitingCells): boolean {
  return isSameMap(one, other, (cells, others) => isSameMap(cells, others, Object.is))
}

function isSameMap<Key, Value>(
  one: ReadonlyMap<Key, Value>,
  other: ReadonlyMap<Key, Value>,
  isSame: (value: Value, otherValue: Value) => boolean,
): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([key, value]) => {
    const otherValue = other.get(key)
    return otherValue !== undefined && isSame(value, otherValue)
  })
}

/** What was typed last into each cell and still waits, or is on its way. SPEC PL7 */
export function waitingCells(pending: readonly OutboxEntry[]): WaitingCells {
  const found = new Map<PlanRowId, Map<PlanColumnId, string>>()
  for (const { effect } of pending) {
    if (effect?.does !== 'fill') continue
    const row = found.get(effect.id) ?? new Map<PlanColumnId, string>()
    for (const [columnId, { value }] of Object.entries(effect.cells)) row.set(columnId, value)
    found.set(effect.id, row)
  }
  return found
}

/** A text of a cell. */
export interface CellText {
  rowId: PlanRowId
  columnId: PlanColumnId
  text: string
}

/** The waiting texts with others below them. */
export function withCells(others: readonly CellText[], waiting: WaitingCells): WaitingCells {
  if (others.length === 0) return waiting
  const found = new Map<PlanRowId, ReadonlyMap<PlanColumnId, string>>()
  for (const { rowId, columnId, text } of others)
    found.set(rowId, new Map(found.get(rowId)).set(columnId, text))
  for (const [rowId, cells] of waiting) found.set(rowId, new Map([...(found.get(rowId) ?? []), ...cells]))
  return found
}
