import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** The token of an invitation's link: 256 random bits as 43 characters. Nobody guesses it, so no limiter is needed. */
export function makeInvitationToken(): string {
  return randomBytes(tokenBytes).toString('base64url')
}

/** What is kept of it. */
export function hashInvitationToken(token: string): Buffer {
  return createHash('sha256').update(`plenum invitation ${token}`).digest()
}
