import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from '#server/access/keys.ts'

/** A signal in transit between nodes. Ids are null where the kind of signal has none. */
export interface SentSignal {
  kind: string
  workshopId: string | null
  userId: string | null
}

export interface SignalSeal {
  seal(signal: SentSignal): Buffer
  /** Null for a signal sealed with another secret. */
  open(sealed: Buffer): SentSignal | null
}

const shape = z.object({
  kind: z.string(),
  workshopId: z.string().nullable(),
  userId: z.string().nullable(),
})
const nonceBytes = 12
const tagBytes = 16

/**
 * AES-256-GCM: a reader of the table, a backup or the write-ahead log learns no session and no person from it, and a
 * writer without the secret cannot send signals.
 */
export function createSignalSeal(appSecret: Buffer): SignalSeal {
  const key = deriveKey(appSecret, 'signals between nodes')
  return {
    seal(signal) {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', key, nonce)
      const sealed = Buffer.concat([cipher.update(JSON.stringify(signal), 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed])
    },
    open(sealed) {
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
        decipher.setAuthTag(sealed.subarray(nonceBytes, nonceBytes + tagBytes))
        const text = Buffer.concat([
          decipher.update(sealed.subarray(nonceBytes + tagBytes)),
          decipher.final(),
        ])
        return shape.parse(JSON.parse(text.toString()))
      } catch {
        return null
      }
    },
  }
}
