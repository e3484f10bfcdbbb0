import type * as Y from 'yjs'
import { openChanges } from './openChanges.ts'

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

/** The second that is counted for `nextPlace`, and the items made in it. */
interface Second {
  createdAt: number
  ids: Set<string>
}

/** By root map, for as long as its document is loaded. */
const seconds = new WeakMap<object, Second>()

/**
 * The serial number of the next item in a second: the number of items it already has. SPEC B1.
 *
 * The last second asked for is kept counted: a burst of input would otherwise walk over all items for each new one.
 */
export function nextPlace<Thing extends Moment>(things: Y.Map<Thing>, createdAt: number): number {
  const second = secondOf(things)
  if (second.createdAt !== createdAt) {
    second.createdAt = createdAt
    second.ids.clear()
    things.forEach((_thing, id) => count(things, second, id))
  } else if (things.doc) {
    // Observers hear of the open transaction when it ends.
    for (const id of openChanges(things.doc)(things)) count(things, second, id)
  }
  return second.ids.size
}

function secondOf<Thing extends Moment>(things: Y.Map<Thing>): Second {
  const kept = seconds.get(things)
  if (kept) return kept
  const second: Second = { createdAt: Number.NaN, ids: new Set() }
  seconds.set(things, second)
  things.observe(({ keysChanged }) => {
    for (const id of keysChanged as Set<string>) count(things, second, id)
  })
  return second
}

function count<Thing extends Moment>(things: Y.Map<Thing>, { createdAt, ids }: Second, id: string): void {
  if (things.get(id)?.createdAt === createdAt) ids.add(id)
  else ids.delete(id)
}
