import { hkdfSync } from 'node:crypto'

const keyBytes = 32

/**
 * A key for one purpose out of a secret, so that what one part of the server signs or seals is nothing to another.
 *
 * @param salt what the key is for beside the purpose: a person, a link
 * @returns 32 bytes
 */
export function deriveKey(secret: Buffer | string, purpose: string, salt = ''): Buffer {
  const bytes = typeof secret === 'string' ? ownMemory(secret, 'utf8') : secret
  return Buffer.from(hkdfSync('sha256', bytes, salt, `plenum ${purpose}`, keyBytes))
}

/**
 * The bytes of a text, not in the memory that small buffers share: there a secret that is forgotten would stay until the last of them
 * has gone.
 */
export function ownMemory(text: string, encoding: 'utf8' | 'base64url'): Buffer {
  const bytes = Buffer.alloc(Buffer.byteLength(text, encoding))
  bytes.write(text, encoding)
  return bytes
}
