import { Refusal } from '../../errors.ts'
import { cleanText } from '../../text.ts'
import { checkedText, textOf } from '../texts.ts'
import type { FieldValue, ItemField } from './itemType.ts'

/**
 * Normalizes what a person gives for a field.
 *
 * @throws {UserMistake} for a text that does not fit
 * @throws {Refusal} `BAD_USER_INPUT` for another value that is none
 */
export function checkedValue(field: ItemField, value: unknown): FieldValue {
  if ('most' in field) {
    const text = String(value ?? '')
    return field.isRequired || cleanText(text) !== '' ? checkedText(text, field.most) : ''
  }
  if (field.valid(value) !== value) throw new Refusal('BAD_USER_INPUT', `${field.map.key} ${String(value)}`)
  return field.valid(value)
}

/** What a board shows of a value of a desk, which browsers write. SPEC P6 */
export function validValue(field: ItemField, value: unknown): FieldValue {
  return 'most' in field ? textOf(value, field.most) : field.valid(value)
}
