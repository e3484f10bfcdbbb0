import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { normalizeEmail } from '#domain/accounts/email.ts'
import { deriveKey } from '#server/access/keys.ts'

/**
 * A device token, stored on a device after a sign-in: it proves that the device is known to the account and gives no
 * rights. Without the server's secret it does not reveal the account. SPEC U15.
 */
export function makeDeviceToken(appSecret: Buffer, email: string): string {
  const device = randomBytes(16).toString('base64url')
  return `${device}.${proofOf(appSecret, email, device).toString('base64url')}`
}

/** The device of a token, if the token belongs to this account; else null. */
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
