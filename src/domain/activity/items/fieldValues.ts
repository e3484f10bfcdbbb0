import type * as Y from 'yjs'
import { cleanText } from '../../text.ts'
import { checkedText, textOf } from '../texts.ts'
import type { ItemType, StoredRecord, TextField } from './itemType.ts'

/** Normalizes what a person gives for a field. @throws {UserMistake} when it does not fit */
export function checkedValue({ isRequired, most }: TextField, text: string): string {
  return isRequired || cleanText(text) !== '' ? checkedText(text, most) : ''
}

/** What a board shows of a value of a desk, which browsers write. SPEC P6 */
export function validValue({ most }: TextField, value: unknown): string {
  return textOf(value, most)
}

/** An item to be written: its heading, its place among the others, and the texts of its fields, by name. */
export interface Writing {
  under: unknown
  place: object
  values: StoredRecord
}

/** Writes a new item, unchecked. */
export function putItem(
  { record, under: lies, fields }: ItemType,
  desk: Y.Doc,
  id: string,
  item: Writing,
): void {
  record(desk).set(id, { ...(lies && { [lies.key]: item.under }), ...item.place })
  for (const [name, field] of Object.entries(fields)) {
    const text = validValue(field, item.values[name])
    if (field.isRequired || text !== '') field.map(desk).set(id, text)
  }
}
