/**
 * The bytes of a text, outside the pool of 64 KiB that small buffers share: there a forgotten secret would stay until
 * the whole pool is released, and a few bytes that are kept would keep all of it.
 */
export function ownMemory(text: string, encoding: 'utf8' | 'base64url' | 'hex'): Buffer {
  const bytes = Buffer.alloc(Buffer.byteLength(text, encoding))
  bytes.write(text, encoding)
  return bytes
}
