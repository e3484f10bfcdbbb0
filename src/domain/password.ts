import { limits } from './limits.ts'
import { isKeepable } from './text.ts'

const passwordCriteriaTitle = 'Your new password does not meet the required criteria'
/** Before the user id in the link of the mail with which an account gets its first password. */
export const firstPasswordMark = 'new-'
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
    isMet: (password) => bytesOf(password) <= limits.passwordBytes,
  },
  { sentence: 'It must not contain broken characters.', isMet: isKeepable },
]

/**
 * Whether a password could have been set at all. One that is longer than bcrypt looks at would be right by its beginning alone. SPEC U1.
 */
export function isPossiblePassword(password: string): boolean {
  return password !== '' && bytesOf(password) <= limits.passwordBytes && isKeepable(password)
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

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
