import type * as Y from 'yjs'
import { Refusal } from '../../errors.ts'
import { checkedValues } from './changeItems.ts'
import { assertItem } from './deskItems.ts'
import { validValue } from './fieldValues.ts'
import type { FieldValue, ItemField, ItemType, StoredRecord } from './itemType.ts'

/**
 * Checks a new item before anything is written.
 *
 * @returns the texts of its fields
 * @throws {Refusal} `NOT_FOUND` when its heading was deleted
 * @throws {UserMistake} for a text that is empty or too long
 */
export function checkedItem(type: ItemType, desk: Y.Doc, given: StoredRecord): StoredRecord {
  if (type.under) assertItem(type.under.type, desk, String(given[type.under.key]))
  return checkedValues(type, given, true)
}

/** Writes a new item that was checked. @throws {Refusal} `FORBIDDEN` when the id is used */
export function putNew(type: ItemType, desk: Y.Doc, given: { id: string } & StoredRecord): void {
  if (type.record(desk).has(given.id)) throw new Refusal('FORBIDDEN', `id in use: ${given.id}`)
  putItem(type, desk, given.id, given)
}

/** What is stored of a value: nothing of an empty one, unless it is a text that every item has. */
export function storedValue(field: ItemField, value: unknown): FieldValue | undefined {
  const valid = validValue(field, value)
  const isRequired = 'most' in field && field.isRequired
  return isRequired || valid !== validValue(field, undefined) ? valid : undefined
}

/** What is stored of a record; undefined where it is none. @param unseen names of what is left out. SPEC P6 */
export function storedRecord(
  { valid }: ItemType,
  given: StoredRecord,
  unseen: readonly string[] = [],
): StoredRecord | undefined {
  const kept = valid(given)
  const isStored = ([name, value]: [string, unknown]): boolean =>
    value !== false && value !== undefined && !unseen.includes(name)
  return kept ? Object.fromEntries(Object.entries(kept).filter(isStored)) : undefined
}

/** Writes a new item, unchecked. @param given its heading and place, what else of its record is kept, and its fields */
export function putItem(type: ItemType, desk: Y.Doc, id: string, given: StoredRecord): void {
  type.record(desk).set(id, storedRecord(type, given) ?? {})
  for (const [name, field] of Object.entries(type.fields)) {
    const value = storedValue(field, given[name])
    if (value !== undefined) (field.map(desk) as Y.Map<unknown> as Y.Map<FieldValue>).set(id, value)
  }
}
