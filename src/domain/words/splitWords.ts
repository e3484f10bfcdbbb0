// Letters of any script, numbers inside words too; an apostrophe or hyphen only between them.
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’-][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu
const addressPattern = /\b(?:https?:\/\/|www\.)\S+/giu

/** Scripts that are written without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

// The rules of these scripts do not depend on the language.
const segmenter = new Intl.Segmenter('en', { granularity: 'word' })

/** The words of a text in their original spelling, without web addresses; those of Japanese, Chinese or Thai too. */
export function splitWords(text: string): string[] {
  const runs = text.replace(addressPattern, ' ').match(wordPattern) ?? []
  return runs.flatMap((run) => (unspaced.test(run) ? segmented(run) : [run]))
}

function segmented(run: string): string[] {
  return [...segmenter.segment(run)].flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []))
}

/** Normalizes a word for comparison: lower case, one kind of apostrophe, composed letters. */
export function foldWord(word: string): string {
  return word.normalize('NFC').toLowerCase().replaceAll('’', "'")
}

/** Whether a word is a number, with unit or sign or without: 3, 2027, 10-15, 4th, 500km. */
export function isNumber(word: string): boolean {
  return /^\p{N}[\p{N}'’-]*\p{L}{0,2}$/u.test(word)
}
