import type * as Y from 'yjs'
import type { Role } from '../../access.ts'
import { byTime, inOrder } from '../order.ts'
import type { Ordered } from '../order.ts'
import type { AnyRootMap } from '../docs.ts'
import type { ItemField, ItemOf, ItemType } from './itemType.ts'

/** The heading that a record names; undefined where the item lies under none. */
export function headingOf({ under }: ItemType, record: object | undefined): string | undefined {
  return under ? (record as Readonly<Record<string, string>> | undefined)?.[under.key] : undefined
}

/** One item of a desk or board, also of a deleted heading; null when it is deleted or missing. */
export function readItem<Type extends ItemType>(type: Type, doc: Y.Doc, id: string): ItemOf<Type> | null {
  const stored = type.record(doc).get(id)
  const isKept = stored && typeof stored === 'object' && !type.deleted(doc).get(id)
  const record = isKept ? type.valid(stored) : null
  if (record === null) return null
  const item: Record<string, unknown> = { id, ...record }
  for (const [name, field] of Object.entries(type.fields)) item[name] = valueOf(field, doc, id)
  return item as ItemOf<Type>
}

/** The value of a field, or the empty one. */
export function valueOf(field: ItemField, doc: Y.Doc, id: string): unknown {
  const value: unknown = field.map(doc).get(id)
  return 'most' in field ? (value ?? '') : field.valid(value)
}

/** All items in their order; on a desk also those of deleted headings. SPEC B1 */
export function readItems<Type extends ItemType>(type: Type, doc: Y.Doc): ItemOf<Type>[] {
  const records = type.record(doc)
  const isByTime = type.sortedBy === 'time'
  const ids = isByTime
    ? [...records.keys()]
    : inOrder(records as Y.Map<unknown> as Y.Map<Ordered>, type.deleted(doc))
  const items = ids.flatMap((id) => readItem(type, doc, id) ?? [])
  return isByTime ? (items as (ItemOf<Type> & Timed)[]).sort(byTime) : items
}

type Timed = Parameters<typeof byTime>[0]

/** Whether an item exists; the heading that it lies under may be deleted. */
export function isThere({ record, deleted }: ItemType, doc: Y.Doc, id: string): boolean {
  return record(doc).has(id) && !deleted(doc).get(id)
}

/** Whether an item and the headings above it exist. */
export function isStanding(type: ItemType, doc: Y.Doc, id: string): boolean {
  if (!isThere(type, doc, id)) return false
  const heading = headingOf(type, type.record(doc).get(id))
  return type.under === null || (heading !== undefined && isStanding(type.under.type, doc, heading))
}

/** The items whose headings exist: only these are shown, counted and copied. */
export function readStanding<Type extends ItemType>(type: Type, doc: Y.Doc): ItemOf<Type>[] {
  return readItems(type, doc).filter(({ id }) => isStanding(type, doc, id))
}

/** The root maps that decide which items `readStanding` returns, and in which order. */
export function standingRoots(type: ItemType): AnyRootMap[] {
  const own = [type.record, type.deleted]
  return type.under === null ? own : [...own, ...standingRoots(type.under.type)]
}

/**
 * Whether an item that somebody sees is theirs to change and delete: facilitators change any, others their own, one that
 * settles until the room sees it. SPEC Y5, PU4
 */
export function mayChangeItem(
  { settled }: Pick<ItemType, 'settled'>,
  role: Role,
  { isMine, isShown }: { isMine: boolean; isShown: boolean },
): boolean {
  return role === 'facilitator' || (isMine && !(settled && isShown))
}
