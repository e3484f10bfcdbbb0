import type * as Y from 'yjs'
import type { Message } from '../../message.ts'
import type { MadeKind } from '../contents.ts'
import { rootMap } from '../docs.ts'
import type { ActivityDocs, AnyRootMap, Root, RootMap } from '../docs.ts'
import type { Ordered } from '../order.ts'
import { numberOf } from '../numberOf.ts'

/** A text of an item, which changes by itself: it has a root map of its own, by the item's id. */
export interface TextField {
  map: RootMap<string>
  /** In characters. */
  most: number
  /** Otherwise it may be empty, and is not stored then. */
  isRequired: boolean
}

/**
 * A value of an item that is no text and has a root map of its own, such as a colour or its likes. The empty one, which is
 * what `valid` makes of nothing, is not stored in new items and on boards.
 */
export interface ValueField<Value extends number | boolean> {
  map: RootMap<Value>
  /** What a stored value counts as; browsers write desks. SPEC P6 */
  valid(stored: unknown): Value
  /** Otherwise it belongs to this item alone, as what was counted for it. */
  isCopied: boolean
}

export type ItemField = TextField | ValueField<number> | ValueField<boolean>

/** A text with a maximum length in characters. Without `optional`, an empty one is refused. */
export function textField(key: string, most: number, optional?: 'optional'): TextField {
  return { map: rootMap<string>(key), most, isRequired: optional === undefined }
}

/** A record as desks hold it: written by browsers, nothing about it is sure. */
export type StoredRecord = Readonly<Record<string, unknown>>

/** The time of an item that is sorted by it: epoch seconds, and the serial number within the second. SPEC B1 */
export function timeOf({ createdAt, place }: StoredRecord): { createdAt: number; place?: number } {
  return { createdAt: numberOf(createdAt), place: numberOf(place) }
}

/** The place of an item that is sorted by a key; null where there is none. */
export function orderOf({ order }: StoredRecord): Ordered | null {
  return typeof order === 'string' ? { order } : null
}

export type ItemFields = Readonly<Record<string, ItemField>>

/**
 * What an item of an activity is: an answer, a statement, a poll, a comment, a topic. From it come creating, changing,
 * deleting, reading, projecting, counting and copying (`docs/activities.md`); a rule that one kind alone has stays a
 * function of that kind. It is data that every phone may load; what acts on it has files of its own, and so have the
 * messages of its rules (`ItemRules`).
 *
 * @template Kept what of an item never changes, and its place
 */
export interface ItemType<Kept extends object = object, Fields extends ItemFields = ItemFields> {
  kind: MadeKind
  record: RootMap<StoredRecord>
  deleted: RootMap<boolean>
  /**
   * A record of a desk or board, which browsers write; null where it is none. What is false or undefined in it is not
   * stored. SPEC P6
   */
  valid(stored: StoredRecord): Kept | null
  fields: Fields
  /** The heading that it lies under, and the name of that heading's id in the record; null for none. */
  under: { type: ItemType; key: string } | null
  /** `time`: oldest first. `order`: by a key, so that facilitators can move it. */
  sortedBy: 'time' | 'order'
  /** `contribute`: by everybody, their own alone, while input is open. `arrange`: by facilitators. */
  act: 'contribute' | 'arrange'
  /** Whether the room sees one that exists under headings that it sees. Without a default: nothing is seen by oversight. */
  isSeen(docs: Pick<ActivityDocs, 'desk' | 'board'>, id: string): boolean
  /** What of its record stays on desks, by name. */
  unseen?: readonly string[]
  /** Its author may change it until the room sees it, and is told this afterwards. Left out: always. SPEC PU4 */
  settled?: Message
  /**
   * Whether one is the room's input: starting over deletes it, and a copy without input is without it. Left out: whatever
   * everybody may contribute is. SPEC PU9
   */
  isInput?(desk: Y.Doc, id: string): boolean
  /** The prefix of its numbers in `counts`, followed by the heading's id; null where it is not counted. SPEC P5 */
  countedAs: string | null
  /** How many may stand. */
  most: number
  /** That many under each heading; left out: in the whole activity. */
  isMostUnderHeading?: true
  /** It may be copied from another activity, and tells which. SPEC K12 */
  hasSource: boolean
}

/** What an activity consists of: its texts with their maximum lengths, and its items, headings before what lies under them. */
export interface Contents {
  info: Readonly<Record<string, number>>
  items: readonly ItemType[]
}

/** An item as it is read: its id, its record and its fields. */
export type ItemOf<Type extends ItemType> = { id: string } & Exclude<ReturnType<Type['valid']>, null> &
  FieldValues<Type['fields']>

export type FieldValues<Fields extends ItemFields> = {
  [Name in keyof Fields]: Fields[Name] extends ItemField ? ValueOf<Fields[Name]> : never
}

export type FieldValue = string | number | boolean

type ValueOf<Field extends ItemField> = Field extends { map: RootMap<infer Value> } ? Value : never

/** The key of `counts` that holds the number of items under a heading. SPEC P5 */
export function countKey({ countedAs }: Pick<ItemType, 'countedAs'>, headingId: string): string {
  return `${countedAs ?? ''}${headingId}`
}

/** The root maps of items, by their names. */
export function rootsOf(types: readonly ItemType[]): Record<string, Root> {
  return Object.fromEntries(types.flatMap(mapsOf).map((map) => [map.key, map]))
}

/** The root maps of one item: its record, its deletion and its fields. */
export function mapsOf({ record, deleted, fields }: ItemType): AnyRootMap[] {
  return [record, deleted, ...Object.values(fields).map(({ map }) => map)]
}
