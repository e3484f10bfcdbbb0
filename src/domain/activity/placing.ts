import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import { Refusal } from '../errors.ts'
import type { Placed } from './order.ts'

// Apart from reading what stands in an order: only facilitators load how keys are made.

/** Moves a thing before another one, or to the end for null. */
export function placeBefore<P extends Placed>(places: Y.Map<P>, id: string, beforeId: string | null): void {
  const moved = places.get(id)
  if (!moved) throw new Refusal('NOT_FOUND', id)
  const others = keyedPlaces(places).filter(([otherId]) => otherId !== id)
  const at = beforeId === null ? others.length : others.findIndex(([otherId]) => otherId === beforeId)
  if (at < 0) throw new Refusal('NOT_FOUND', String(beforeId))
  const before = others[at - 1]?.[1].order ?? null
  // Two people may have made equal keys at the same moment, and between equals there is none: those that follow with the
  // same key get new ones too.
  const equals = others.slice(at).filter(([, place]) => place.order === before)
  const after = others[at + equals.length]?.[1].order ?? null
  const orders = generateNKeysBetween(before, after, 1 + equals.length)
  for (const [place, [placedId, value]] of [[id, moved] as const, ...equals].entries()) {
    places.set(placedId, { ...value, order: orders[place] ?? value.order })
  }
}

/** Puts something new behind the last. @throws {Refusal} `FORBIDDEN` for an id that is used */
export function placeLast(places: Y.Map<Placed>, id: string): void {
  if (places.has(id)) throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  places.set(id, { order: lastOrder(places) })
}

/** The order key behind the last of a map's places. */
export function lastOrder<P extends Placed>(places: Y.Map<P>): string {
  return generateKeyBetween(keyedPlaces(places).at(-1)?.[1].order ?? null, null)
}

/** Those that stand somewhere, with a key that others can be made from: a desk may hold anything. */
function keyedPlaces<P extends Placed>(places: Y.Map<P>): [string, P][] {
  return [...places.entries()]
    .filter(([, place]) => isOrderKey(place?.order))
    .sort(([idA, a], [idB, b]) => (a.order === b.order ? (idA < idB ? -1 : 1) : a.order < b.order ? -1 : 1))
}

function isOrderKey(order: unknown): order is string {
  if (typeof order !== 'string') return false
  try {
    generateKeyBetween(order, null)
    return true
  } catch {
    return false
  }
}
