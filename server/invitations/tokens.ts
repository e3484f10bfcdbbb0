import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/**
 * The token of an invitation link: 256 random bits as 43 characters. It cannot be guessed, so no rate limit is needed.
 */
export function makeInvitationToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** The hash that is stored. */
export function hashInvitationToken(token: string): Buffer {
  return createHash('sha256').update(`plenum invitation ${token}`).digest()
}
