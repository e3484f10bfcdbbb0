import { UserMistake } from '../errors.ts'
import { cleanText, cutText } from '../text.ts'

/** Text as it is kept. @throws {UserMistake} when it is empty or too long, with the limit in the message */
export function checkedText(text: string, limit: number): string {
  const clean = cleanText(text)
  if (clean === '') throw new UserMistake('Please enter a text.')
  if (clean.length > limit) throw new UserMistake(`Please use at most ${limit} characters.`)
  return clean
}

// Desks are written by people's browsers: what is not as it should be stays behind. SPEC P6.

/** Text as it leaves a desk: cut, nothing for what is no text. */
export function textOf(value: unknown, limit: number): string {
  return typeof value === 'string' ? cutText(value, limit) : ''
}

/** A number as it leaves a desk, 0 for what is none. */
export function numberOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0
}
