import type * as Y from 'yjs'
import { cleanText } from '../../text.ts'
import { checkedText, textOf } from '../texts.ts'
import type { AnyField } from './itemType.ts'

/** Normalizes what a person gives for a field. @throws {UserMistake} when it does not fit */
export function checkedValue({ isRequired, most }: AnyField, text: string): string {
  return isRequired || cleanText(text) !== '' ? checkedText(text, most) : ''
}

/** What a board shows of a value of a desk, which browsers write. SPEC P6 */
export function validValue({ most }: AnyField, value: unknown): string {
  return textOf(value, most)
}

/** Writes a field of a new item; one that may be left out is not stored while it is empty. */
export function writeField(field: AnyField, desk: Y.Doc, id: string, value: unknown): void {
  const { map, empty, isRequired } = field
  if (value !== undefined && (isRequired || value !== empty)) map(desk).set(id, validValue(field, value))
}
