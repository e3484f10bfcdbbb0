// Letters of any script, numbers inside words too; an apostrophe or hyphen only between them.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
const addressPattern = /\b(?:https?:\/\/|www\.)\S+/giu

/** The words of a text in their original spelling, without web addresses. */
export function splitWords(text: string): string[] {
  return text.replace(addressPattern, ' ').match(wordPattern) ?? []
}

/** Normalizes a word for comparison: lower case, one kind of apostrophe, composed letters. */
export function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

/** Whether a word is a number, with unit or sign or without: 3, 2027, 10-15, 4th, 500km. */
export function isNumber(word: string): boolean {
  return /^\p{N}[\p{N}'’-]*\p{L}{0,2}$/u.test(word)
}
