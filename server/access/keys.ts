import { hkdfSync } from 'node:crypto'

const keyBytes = 32

/**
 * A key for one purpose out of a secret, so that what one part of the server signs or seals is nothing to another.
 *
 * @param salt what the key is for beside the purpose: a person, a link
 * @returns 32 bytes
 */
export function deriveKey(secret: Buffer | string, purpose: string, salt = ''): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, `plenum ${purpose}`, keyBytes))
}
