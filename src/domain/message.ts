/**
 * A message to the user that something cannot be done: a code for translations, and the English sentence for callers
 * without a translation. A newer server may send a code that is not in the table.
 */
export interface Message {
  readonly code: string | null
  /** The complete sentence, values included. */
  readonly sentence: string
  /** Values in the sentence, such as a number or an address, in the order of `{0}`, `{1}` in the translations. */
  readonly values?: readonly (string | number)[]
}

/** A message, or a sentence that is already in the user's language. */
export type AnyMessage = Message | string

/** The sentence in English. */
export function sentenceOf(message: AnyMessage): string {
  return typeof message === 'string' ? message : message.sentence
}

/** The code of a message; null for a plain sentence. */
export function codeOf(message: AnyMessage | null): string | null {
  return message === null || typeof message === 'string' ? null : message.code
}

/** Makes a message whose sentence contains values. */
export function quoting(code: string, sentence: string, ...values: (string | number)[]): Message {
  return { code, sentence, values }
}

/** Splits a sentence for display: the title before the colon, and the sentences after it as a list. */
export function titleAndSentences(sentence: string): { title: string; sentences: string[] } {
  const colon = sentence.indexOf(': ')
  if (colon < 0) return { title: sentence, sentences: [] }
  const sentences = sentence.slice(colon + 2).match(/[^.]+\.?/g) ?? []
  return {
    title: sentence.slice(0, colon),
    sentences: sentences.map((one) => one.trim()).filter((one) => one !== ''),
  }
}
