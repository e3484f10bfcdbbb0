import { idsOf } from './effect.ts'
import type { OutboxEntry } from './outboxEntry.ts'

/**
 * How entries that waited for a connection are sent. All at once they would arrive as one burst beside a return that the
 * roster shows, and so have a name; each therefore waits a random time of its own. SPEC A5
 */
export interface Pace {
  /** Mean wait of one entry, in milliseconds. */
  meanMs: number
}

/** One entry waits 9 s in the mean and at most 20 s; ten are through in 59 s at the latest, forty in 86 s. */
export const usualPace: Pace = { meanMs: 10_000 }

/** A wait is cut off at so many means: what is kept back too long misses the moment it was written for. */
const mostMeans = 2

/**
 * The pause before the next of several late entries, in milliseconds. Exponential: as if each entry waited independently of the
 * others, so that no interval between two of them tells that they belong together.
 *
 * @param left how many late entries are left, this one included
 */
export function pauseMs({ meanMs }: Pace, left: number): number {
  const means = Math.min(mostMeans, -Math.log(1 - Math.random()))
  return Math.round((means * meanMs) / Math.max(1, left))
}

/** Waiting entries that may be sent now, in order: those that need nothing that is still to be sent before them. */
export function sendable(entries: readonly OutboxEntry[]): OutboxEntry[] {
  const waiting = entries.filter(({ state }) => state.status === 'waiting')
  return waiting.filter((entry, place) => !waiting.slice(0, place).some((earlier) => holds(earlier, entry)))
}

/** Whether an entry has to arrive before a later one. */
function holds(earlier: OutboxEntry, later: OutboxEntry): boolean {
  const ids = idsOf(earlier.effect)
  if (idsOf(later.effect).some((id) => ids.includes(id))) return true
  // A like may need the one that is given back before it. SPEC B15
  return earlier.objectId === later.objectId && later.effect?.does === 'like' && givesLikeBack(earlier)
}

function givesLikeBack({ effect }: OutboxEntry): boolean {
  return effect?.does === 'remove' || effect?.does === 'unlike'
}
