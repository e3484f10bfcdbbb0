import { limits } from './limits.ts'

const passwordCriteriaTitle = 'Your new password does not meet the required criteria'
export const passwordsDifferMessage = 'Passwords do not match'

/** The rules of a new password, as the person reads them. */
const criteria: { sentence: string; isMet: (password: string) => boolean }[] = [
  {
    sentence: `It must have at least ${limits.passwordMinimum} characters.`,
    isMet: (password) => [...password].length >= limits.passwordMinimum,
  },
  { sentence: 'It must contain letters.', isMet: (password) => /\p{L}/u.test(password) },
  { sentence: 'It must contain digits.', isMet: (password) => /\d/.test(password) },
  {
    // bcrypt, which keeps account passwords near and far, looks at no more than this.
    sentence: `It must have at most ${limits.passwordBytes} characters.`,
    isMet: (password) => new TextEncoder().encode(password).length <= limits.passwordBytes,
  },
]

/** The criteria a new password does not meet, one sentence each. */
export function unmetPasswordCriteria(password: string): string[] {
  return criteria.filter(({ isMet }) => !isMet(password)).map(({ sentence }) => sentence)
}

/**
 * The error string for a new password that does not meet the criteria: a title, a colon, the unmet criteria as sentences.
 * Null for a good one.
 *
 * @see specification, part 1, section 5: new password
 */
export function newPasswordMistake(password: string): string | null {
  const unmet = unmetPasswordCriteria(password)
  return unmet.length === 0 ? null : `${passwordCriteriaTitle}: ${unmet.join(' ')}`
}

/** An error string taken apart for the screen: the title before the colon, the sentences after it as a list. */
export function titleAndSentences(errorString: string): { title: string; sentences: string[] } {
  const colon = errorString.indexOf(': ')
  if (colon < 0) return { title: errorString, sentences: [] }
  const sentences = errorString.slice(colon + 2).match(/[^.]+\.?/g) ?? []
  return {
    title: errorString.slice(0, colon),
    sentences: sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== ''),
  }
}
