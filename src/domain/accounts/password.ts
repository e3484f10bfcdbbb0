import { limits } from '../limits.ts'
import type { Message } from '../message.ts'
import * as accountMessages from '../messages/accounts.ts'
import { isKeepable } from '../text.ts'

/** Prefix of the user id in the e-mailed link with which an account sets its first password. */
export const firstPasswordMark = 'new-'

/** The rules for new passwords, with the messages shown to the user. */
const criteria: { message: Message; isMet: (password: string) => boolean }[] = [
  {
    message: accountMessages.passwordTooShort,
    isMet: (password) => [...password].length >= limits.passwordMinimum,
  },
  { message: accountMessages.passwordWithoutLetters, isMet: (password) => /\p{L}/u.test(password) },
  { message: accountMessages.passwordWithoutDigits, isMet: (password) => /\d/.test(password) },
  {
    // bcrypt, which hashes account passwords in every deployment, ignores everything after this many bytes.
    message: accountMessages.passwordTooLong,
    isMet: (password) => bytesOf(password) <= limits.passwordBytes,
  },
  { message: accountMessages.passwordBroken, isMet: isKeepable },
]

/**
 * Whether a password could ever have been set. Without this check, a longer password would be accepted when only the
 * bytes that bcrypt reads are right. SPEC U1.
 */
export function isPossiblePassword(password: string): boolean {
  return password !== '' && bytesOf(password) <= limits.passwordBytes && isKeepable(password)
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length
}

/** The criteria that a new password does not meet, one message each. */
export function unmetPasswordCriteria(password: string): Message[] {
  return criteria.filter(({ isMet }) => !isMet(password)).map(({ message }) => message)
}

/**
 * The message for a new password that does not meet the criteria: a title, a colon, then the unmet criteria as
 * sentences. Null when all are met.
 *
 * @see SPEC U1
 */
export function newPasswordMistake(password: string): Message | null {
  const unmet = unmetPasswordCriteria(password)
  return unmet.length === 0 ? null : accountMessages.passwordUnmet(unmet)
}
