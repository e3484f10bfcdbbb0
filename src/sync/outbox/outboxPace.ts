import type { ObjectId } from '#domain/ids.ts'
import { idsOf } from '../entries/effect.ts'
import type { OutboxEntry } from '../entries/outboxEntry.ts'

/**
 * How entries that waited for a connection are sent. Sent together they would arrive as one burst at the moment the
 * roster shows a return, which would reveal the author; so each waits a random time of its own. SPEC A5
 */
export interface Pace {
  /** Mean delay of one entry, in milliseconds. */
  meanMs: number
}

/** One entry waits 9 s on average and at most 20 s; ten are sent within 59 s, forty within 86 s. */
export const usualPace: Pace = { meanMs: 10_000 }

/** A delay is cut off at this many means: an entry held back too long misses its moment. */
const mostMeans = 2

/**
 * The pause before the next of several late entries, in milliseconds. Exponentially distributed, as if each entry
 * waited independently, so that no interval between two reveals that they belong together.
 *
 * @param left how many late entries are left, this one included
 */
export function pauseMs({ meanMs }: Pace, left: number): number {
  const means = Math.min(mostMeans, -Math.log(1 - Math.random()))
  return Math.round((means * meanMs) / Math.max(1, left))
}

/** Waiting entries that may be sent now, in order: those that depend on no unsent entry before them. */
export function sendable(entries: readonly OutboxEntry[]): OutboxEntry[] {
  /** What the entries before an entry concern: hundreds may wait, and each is compared with all before it at once. */
  const before = new Set<string>()
  /** Activities in which an earlier entry gives a like back. */
  const givenBackIn = new Set<ObjectId>()
  return entries.filter((entry) => {
    if (entry.state.status !== 'waiting') return false
    const ids = idsOf(entry.effect)
    const isLike = entry.effect?.does === 'like'
    // A like may need an earlier withdrawal to arrive first. SPEC B15
    const isHeld = ids.some((id) => before.has(id)) || (isLike && givenBackIn.has(entry.objectId))
    for (const id of ids) before.add(id)
    if (givesLikeBack(entry)) givenBackIn.add(entry.objectId)
    return !isHeld
  })
}

function givesLikeBack({ effect }: OutboxEntry): boolean {
  return effect?.does === 'remove' || effect?.does === 'unlike'
}
