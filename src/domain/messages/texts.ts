import { quoting } from '../message.ts'

// Messages about typed texts and numbers.

export const textMissing = { code: 'textMissing', sentence: 'Please enter a text.' }
export const textTooLong = (characters: number) =>
  quoting('textTooLong', `Please use at most ${characters} characters.`, characters)
/** Whatever took its field away: a deleted group, a step of the room. */
export const fieldClosed = {
  code: 'fieldClosed',
  sentence: 'A field was closed before its text was saved.',
}
