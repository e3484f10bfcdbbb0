/** Format of licence keys, and the messages about licences. SPEC L1, L2. */

import type { Message } from '../message.ts'
import * as accountMessages from '../messages/accounts.ts'

// Without 0, 1, i, l and o, which are easily confused when a key is read aloud or typed. 16 of 31 letters are 79 random
// bits.
const keyLetters = '23456789abcdefghjkmnpqrstuvwxyz'
const keyLength = 16

/**
 * Makes a key from random bytes.
 *
 * @param bytes at least 32 random bytes; bytes that would make the distribution uneven are skipped
 * @throws {RangeError} when too few bytes were usable
 */
export function licenceKeyFrom(bytes: Uint8Array): string {
  const fair = 256 - (256 % keyLetters.length)
  const letters = [...bytes].filter((byte) => byte < fair).map((byte) => keyLetters[byte % keyLetters.length])
  if (letters.length < keyLength) throw new RangeError('too few random bytes')
  return inGroups(letters.slice(0, keyLength).join(''))
}

/** Normalizes a typed or pasted key to its issued form, xxxx-xxxx-xxxx-xxxx in lower case; null for anything else. */
export function normalizeLicenceKey(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s\p{Dash_Punctuation}]/gu, '')
  const isKey = letters.length === keyLength && [...letters].every((letter) => keyLetters.includes(letter))
  return isKey ? inGroups(letters) : null
}

/** The message for an account that has reached the number of workshops of its licence. */
export function licenceLimitMessage(limit: number): Message {
  if (limit === 0) return accountMessages.licenceForNone
  return limit === 1 ? accountMessages.licenceForOne : accountMessages.licenceForSome(limit)
}

function inGroups(letters: string): string {
  return letters.match(/.{4}/g)?.join('-') ?? ''
}
