import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserId } from '#domain/ids.ts'
import { deriveKey } from '#server/access/keys.ts'

const passwordBytes = 24
// Without 0, 1, i, l and o; 30 letters, of which 240 of 256 byte values choose fairly.
const usernameLetters = '23456789abcdefghjkmnpqrstuvwxy'
const usernameLength = 10

/** A temporary password: 192 random bits as 32 characters. */
export function makeTempPassword(): string {
  return randomBytes(passwordBytes).toString('base64url')
}

/** What is kept of it. With as many random bits no slow hash is needed: nobody guesses it. */
export function hashTempPassword(password: string): Buffer {
  return createHash('sha256').update(`plenum member ${password}`).digest()
}

export function isTempPassword(password: string, hash: Buffer): boolean {
  return timingSafeEqual(hashTempPassword(password), hash)
}

/** What the member's tags are made with: out of the password, which is not kept, and nothing else. SPEC A2. */
export function memberSecretOf(password: string, memberId: UserId): Buffer {
  return deriveKey(password, 'member secret', memberId)
}

/** The random end of a participant's username. */
export function makeUsernameEnd(): string {
  const fair = 256 - (256 % usernameLetters.length)
  let end = ''
  while (end.length < usernameLength) {
    for (const byte of randomBytes(usernameLength * 2)) {
      if (byte < fair && end.length < usernameLength) end += usernameLetters[byte % usernameLetters.length]
    }
  }
  return end
}
