import { UserMistake } from '../errors.ts'
import { cleanText, cutText } from '../text.ts'
import * as textMessages from '../messages/texts.ts'

/** Normalizes a text. @throws {UserMistake} when it is empty or too long, with the limit in the message */
export function checkedText(text: string, limit: number): string {
  const clean = cleanText(text)
  if (clean === '') throw new UserMistake(textMessages.textMissing)
  if (clean.length > limit) throw new UserMistake(textMessages.textTooLong(limit))
  return clean
}

// Browsers write desks: invalid values are left out. SPEC P6.

/** A text read from a desk: cut to the limit; empty when the value is no text. */
export function textOf(value: unknown, limit: number): string {
  return typeof value === 'string' ? cutText(value, limit) : ''
}

/** A text read from a desk, normalized as the domain would have done. SPEC P6. */
export function nameOf(value: unknown, limit: number): string {
  return cleanText(textOf(value, limit))
}
