import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { normalizeEmail } from '#domain/email.ts'
import { deriveKey } from '#server/access/keys.ts'

/**
 * What a device keeps after somebody signed in on it: proof that it is no stranger to that account, and no right to anything. It
 * says nothing of whose it is without the server's secret. SPEC U15.
 */
export function makeDeviceToken(appSecret: Buffer, email: string): string {
  const device = randomBytes(16).toString('base64url')
  return `${device}.${proofOf(appSecret, email, device).toString('base64url')}`
}

/** The device that a token names, if the token is one of this account; else null. */
export function knownDevice(appSecret: Buffer, email: string, token: string | undefined): string | null {
  const [device = '', proof = ''] = (token ?? '').split('.')
  const expected = proofOf(appSecret, email, device)
  const given = Buffer.from(proof, 'base64url')
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null
}

function proofOf(appSecret: Buffer, email: string, device: string): Buffer {
  return createHmac('sha256', deriveKey(appSecret, 'known device', normalizeEmail(email)))
    .update(device)
    .digest()
}
