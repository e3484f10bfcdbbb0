import type { ObjectId } from '#domain/ids.ts'
import { cellKey } from '#domain/plan/cellKey.ts'
import type { CellPlace } from '#domain/plan/cellKey.ts'

/** An edit of a cell that the server took. */
export interface TakenCell extends CellPlace {
  value: string
  /** The text that it replaced. */
  expected: string
}

/** The last one of each cell, and when it was known to be taken. */
const taken = new Map<ObjectId, Map<string, TakenCell & { atMs: number }>>()

/** Remembers an edit: an answer that was asked for before does not have it. */
export function rememberTaken(objectId: ObjectId, cell: TakenCell): void {
  const cells = taken.get(objectId) ?? new Map<string, TakenCell & { atMs: number }>()
  taken.set(objectId, cells.set(cellKey(cell), { ...cell, atMs: performance.now() }))
}

/** The edits that were taken after a moment, by the keys of their cells; earlier ones are forgotten. */
export function takenSince(objectId: ObjectId, askedMs: number): ReadonlyMap<string, TakenCell> {
  const cells = taken.get(objectId) ?? new Map<string, TakenCell & { atMs: number }>()
  for (const [key, { atMs }] of cells) if (atMs < askedMs) cells.delete(key)
  return cells
}
