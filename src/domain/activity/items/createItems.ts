import { generateNKeysBetween } from 'fractional-indexing'
import type * as Y from 'yjs'
import type { Actor } from '../../actor.ts'
import { UserMistake } from '../../errors.ts'
import { keysEver } from '../docs.ts'
import type { ActivityDocs } from '../docs.ts'
import { assertTakesInput } from '../flags.ts'
import { nextPlace } from '../order.ts'
import type { Ordered } from '../order.ts'
import { lastKey } from '../reorder.ts'
import { arrangeItem } from './arrangeItems.ts'
import { checkedItem, putNew } from './newItems.ts'
import type { ItemRules, NewItem } from './changeItems.ts'
import { hasRoomForItems } from './countItems.ts'
import type { ItemType, StoredRecord } from './itemType.ts'
import { headingOf, isThere, readItems } from './readItems.ts'

// Apart from what a facilitator's screen does with a desk, so that no screen loads what counts.

/**
 * Adds an item at the end of its list, as whoever may make it. All checks run before the first write.
 *
 * @param item with the id of its heading under the name that the record has for it
 * @throws {Refusal} `NOT_FOUND` when the heading was deleted, `FORBIDDEN` when the id is used
 * @throws {UserMistake} when input is locked, for a text that is empty or too long, and when the activity is full. SPEC
 *   B4, Q6
 */
export function createItem<Type extends ItemType>(
  rules: ItemRules<Type>,
  docs: ActivityDocs,
  by: Actor,
  item: NewItem<Type>,
): void {
  const { type } = rules
  if (type.act === 'arrange') return arrangeItem(rules, docs.desk, item)
  assertTakesInput(docs.board, by.role)
  const values = checkedItem(type, docs.desk, item)
  assertTakes(rules, docs, [item])
  const [place] = newPlaces(type, docs.desk, 1, item.createdAt)
  putNew(type, docs.desk, { ...item, ...values, ...place, ...rules.made?.(docs, by) })
}

/** The times and keys of new items behind all others, one behind the other. @param now epoch seconds */
export function newPlaces(
  { sortedBy, record }: ItemType,
  desk: Y.Doc,
  count: number,
  now = 0,
): readonly StoredRecord[] {
  const records: unknown = record(desk)
  const orders =
    sortedBy === 'order' ? generateNKeysBetween(lastKey(records as Y.Map<Ordered>), null, count) : []
  const createdAt = Math.floor(now)
  const first = nextPlace(records as Y.Map<{ createdAt: number }>, createdAt)
  return Array.from({ length: count }, (_, at) => ({ order: orders[at], createdAt, place: first + at }))
}

/** @throws {UserMistake} when the activity, or one of their headings, cannot take these items too. SPEC Q6 */
export function assertTakes(
  { type, full, kept }: ItemRules,
  docs: ActivityDocs,
  items: readonly StoredRecord[],
): void {
  const ever = keysEver(type.record(docs.desk)) + items.length
  if (!hasRoom(type, docs, items, ever)) throw new UserMistake(full)
  if (kept && ever > kept.most) throw new UserMistake(kept.mistake)
}

function hasRoom(type: ItemType, docs: ActivityDocs, items: readonly StoredRecord[], ever: number): boolean {
  const { most, countedAs, isMostUnderHeading, record } = type
  if (countedAs !== null && !isMostUnderHeading) return hasRoomForItems(type, docs, items.length)
  if (ever <= most) return true
  if (!isMostUnderHeading) return readItems(type, docs.desk).length + items.length <= most
  const there = [...record(docs.desk)].filter(([id]) => isThere(type, docs.desk, id)).map(([, item]) => item)
  const byHeading = Map.groupBy([...there, ...items], (item) => headingOf(type, item))
  return items.every((item) => (byHeading.get(headingOf(type, item))?.length ?? 0) <= most)
}
