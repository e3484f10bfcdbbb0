import type * as Y from 'yjs'

/** A thing stands at a fractional key; two people's moves meet without loss. */
export interface Placed {
  order: string
}

/** The ids of what stands somewhere, in its order, without what is deleted. */
export function inOrder<P extends Placed>(places: Y.Map<P>, deleted: Y.Map<boolean>): string[] {
  return [...places.entries()]
    .filter(([id, place]) => !deleted.get(id) && typeof place?.order === 'string')
    .sort(([idA, a], [idB, b]) => (a.order === b.order ? (idA < idB ? -1 : 1) : a.order < b.order ? -1 : 1))
    .map(([id]) => id)
}

/** When something was made. */
interface Moment {
  createdAt: number
  /** Which of its second it is; 0 where it is not known. */
  place?: number | undefined
}

/** Oldest first, within a second as they were taken, then by id. SPEC B1. */
export function byTime(a: Moment & { id: string }, b: Moment & { id: string }): number {
  return a.createdAt - b.createdAt || (a.place ?? 0) - (b.place ?? 0) || (a.id < b.id ? -1 : 1)
}

/** The place of the next one that a second takes: how many it has. SPEC B1. */
export function nextPlace<Thing extends Moment>(things: Y.Map<Thing>, createdAt: number): number {
  let count = 0
  things.forEach((thing) => {
    if (thing?.createdAt === createdAt) count += 1
  })
  return count
}
