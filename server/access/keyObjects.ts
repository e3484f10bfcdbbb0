import { storageAnswer } from '../files/storageAnswer.ts'
import { filesBucket } from '#server/supabase.ts'
import type { Supabase } from '#server/supabase.ts'

/**
 * Objects in file storage that unseal the workshops' keys: outside the database, and therefore outside its logs and
 * backups.
 */
export interface KeyObjects {
  write(object: string, bytes: Buffer): Promise<void>
  /** @throws {NotSaved} when the object does not exist */
  read(object: string): Promise<Buffer>
  /** Missing objects are not an error. */
  destroy(objects: readonly string[]): Promise<void>
}

/** All methods throw `Unavailable` while file storage is away; the operation may be retried. */
export function createKeyObjects({ storage }: Pick<Supabase, 'storage'>): KeyObjects {
  return {
    async write(object, bytes) {
      const options = { contentType: 'application/octet-stream', cacheControl: '0' }
      await storageAnswer(storage.from(filesBucket).upload(keyObjectPath(object), bytes, options))
    },
    async read(object) {
      const found = await storageAnswer(storage.from(filesBucket).download(keyObjectPath(object)))
      return Buffer.from(await found.arrayBuffer())
    },
    async destroy(objects) {
      if (objects.length > 0)
        await storageAnswer(storage.from(filesBucket).remove(objects.map(keyObjectPath)))
    },
  }
}

export function keyObjectPath(object: string): string {
  return `keys/${object}`
}
