import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserId } from '#domain/ids.ts'
import { deriveKey } from '#server/access/keys.ts'

const passwordBytes = 24
// Without 0, 1, i, l and o: 30 letters, chosen uniformly from 240 of the 256 byte values.
const usernameLetters = '23456789abcdefghjkmnpqrstuvwxy'
const usernameLength = 10

/** A temporary password: 192 random bits as 32 characters. */
export function makeTempPassword(): string {
  return randomBytes(passwordBytes).toString('base64url')
}

/** The stored hash. The password has enough random bits that no slow hash is needed. */
export function hashTempPassword(password: string): Buffer {
  return createHash('sha256').update(`plenum member ${password}`).digest()
}

export function isTempPassword(password: string, hash: Buffer): boolean {
  return timingSafeEqual(hashTempPassword(password), hash)
}

/**
 * The secret from which the member's tags are made: derived from the password, which is not stored, and from nothing
 * else. SPEC A2.
 */
export function memberSecretOf(password: string, memberId: UserId): Buffer {
  return deriveKey(password, 'member secret', memberId)
}

/** The random suffix of a participant's username. */
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
