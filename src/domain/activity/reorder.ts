import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import { Refusal } from '../errors.ts'
import type { Ordered } from './order.ts'

// Separate from reading the order, so that only facilitators load the code that makes keys.

/** Moves an item before another one, or to the end when `beforeId` is null. */
export function moveBefore<P extends Ordered>(records: Y.Map<P>, id: string, beforeId: string | null): void {
  const moved = records.get(id)
  if (!moved) throw new Refusal('NOT_FOUND', id)
  const others = keyedRecords(records).filter(([otherId]) => otherId !== id)
  const at = beforeId === null ? others.length : others.findIndex(([otherId]) => otherId === beforeId)
  if (at < 0) throw new Refusal('NOT_FOUND', String(beforeId))
  const before = others[at - 1]?.[1].order ?? null
  // Concurrent moves may have made equal keys, and no key fits between equal ones: following items with the same key
  // get new keys too.
  const equals = others.slice(at).filter(([, record]) => record.order === before)
  const after = others[at + equals.length]?.[1].order ?? null
  const orders = generateNKeysBetween(before, after, 1 + equals.length)
  for (const [record, [placedId, value]] of [[id, moved] as const, ...equals].entries()) {
    records.set(placedId, { ...value, order: orders[record] ?? value.order })
  }
}

/** Adds a new item at the end. @throws {Refusal} `FORBIDDEN` for an id that is used */
export function moveToEnd(records: Y.Map<Ordered>, id: string): void {
  if (records.has(id)) throw new Refusal('FORBIDDEN', `id in use: ${id}`)
  records.set(id, { order: lastOrder(records) })
}

/** The order key after the last item of a map. Only the greatest key is validated: maps of many items grow one by one. */
export function lastOrder<P extends Ordered>(records: Y.Map<P>): string {
  return generateKeyBetween(lastKey(records), null)
}

/** The order key of the last item of a map; null without one that is valid. */
export function lastKey<P extends Ordered>(records: Y.Map<P>): string | null {
  let last: string | null = null
  records.forEach((record) => {
    const order: unknown = record?.order
    if (typeof order === 'string' && (last === null || order > last)) last = order
  })
  const valid = last === null || isOrderKey(last) ? last : keyedRecords(records).at(-1)?.[1].order
  return valid ?? null
}

/** Items whose order key is valid. Browsers write desks, so keys are validated. */
function keyedRecords<P extends Ordered>(records: Y.Map<P>): [string, P][] {
  return [...records.entries()]
    .filter(([, record]) => isOrderKey(record?.order))
    .sort(([idA, a], [idB, b]) => (a.order === b.order ? (idA < idB ? -1 : 1) : a.order < b.order ? -1 : 1))
}

/** Whether a value is a key of the order. */
export function isOrderKey(order: unknown): order is string {
  if (typeof order !== 'string') return false
  try {
    generateKeyBetween(order, null)
    return true
  } catch {
    return false
  }
}
