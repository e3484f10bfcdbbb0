import type * as Y from 'yjs'

/** An item ordered by a fractional key, so that concurrent moves merge without loss. */
export interface Ordered {
  order: string
}

/** The ids of the items in their order, without deleted ones. */
export function inOrder<P extends Ordered>(records: Y.Map<P>, deleted: Y.Map<boolean>): string[] {
  return [...records.entries()]
    .filter(([id, place]) => !deleted.get(id) && typeof place?.order === 'string')
    .sort(([idA, a], [idB, b]) => (a.order === b.order ? (idA < idB ? -1 : 1) : a.order < b.order ? -1 : 1))
    .map(([id]) => id)
}

/** The time at which an item was made. */
interface Moment {
  createdAt: number
  /** Serial number within its second; 0 when unknown. */
  place?: number | undefined
}

/** Compares oldest first; within a second by serial number, then by id. SPEC B1. */
export function byTime(a: Moment & { id: string }, b: Moment & { id: string }): number {
  return a.createdAt - b.createdAt || (a.place ?? 0) - (b.place ?? 0) || (a.id < b.id ? -1 : 1)
}

/** The serial number of the next item in a second: the number of items it already has. SPEC B1. */
export function nextPlace<Thing extends Moment>(things: Y.Map<Thing>, createdAt: number): number {
  let count = 0
  things.forEach((thing) => {
    if (thing?.createdAt === createdAt) count += 1
  })
  return count
}
