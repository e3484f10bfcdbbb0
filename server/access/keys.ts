import { hkdfSync } from 'node:crypto'
import { ownMemory } from '../ownMemory.ts'

const keyBytes = 32

/**
 * Derives a key for one purpose from a secret, so that keys of different parts of the server are independent.
 *
 * @param salt what the key is for beside the purpose: a person, a link
 * @returns 32 bytes
 */
export function deriveKey(secret: Buffer | string, purpose: string, salt = ''): Buffer {
  const bytes = typeof secret === 'string' ? ownMemory(secret, 'utf8') : secret
  return Buffer.from(hkdfSync('sha256', bytes, salt, `plenum ${purpose}`, keyBytes))
}
