/**
 * What a licence key looks like, and what a person reads of licences. SPEC L1, L2.
 *
 * @see specification, part 1, sections 1 and 2: licence keys
 */

// Without 0, 1, i, l and o: read aloud and typed without a second look. 16 of 31 letters are 79 random bits.
const keyLetters = '23456789abcdefghjkmnpqrstuvwxyz'
const keyLength = 16

/** The same for a key there is not and one that is somebody else's: nobody learns which keys there are. */
export const licenceKeyRefusedMessage =
  'This licence key cannot be added. Please check that it is typed correctly and not in use yet.'

/**
 * Makes a key from random bytes.
 *
 * @param bytes at least 32 random bytes; those that would favour a letter are passed over
 * @throws {RangeError} when too few bytes were usable
 */
export function licenceKeyFrom(bytes: Uint8Array): string {
  const fair = 256 - (256 % keyLetters.length)
  const letters = [...bytes].filter((byte) => byte < fair).map((byte) => keyLetters[byte % keyLetters.length])
  if (letters.length < keyLength) throw new RangeError('too few random bytes')
  return inGroups(letters.slice(0, keyLength).join(''))
}

/** A key as typed or pasted, in the form it is given out: xxxx-xxxx-xxxx-xxxx in lower case. Null for what is none. */
export function normalizeLicenceKey(typed: string): string | null {
  const letters = typed.toLowerCase().replace(/[\s\p{Dash_Punctuation}]/gu, '')
  const isKey = letters.length === keyLength && [...letters].every((letter) => keyLetters.includes(letter))
  return isKey ? inGroups(letters) : null
}

/** What somebody reads who has as many workshops as their licence allows. */
export function licenceLimitMessage(limit: number): string {
  if (limit === 0) return 'Your licence allows no sessions. Add another licence key.'
  const sessions = limit === 1 ? 'session' : 'sessions'
  return `Your licence allows ${limit} ${sessions} at a time. Delete one, or add another licence key.`
}

function inGroups(letters: string): string {
  return letters.match(/.{4}/g)?.join('-') ?? ''
}
