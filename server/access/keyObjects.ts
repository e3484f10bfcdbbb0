import { NotSaved } from '../database/connection/transaction.ts'
import { filesBucket } from '#server/supabase.ts'
import type { Supabase } from '#server/supabase.ts'

/**
 * Objects in file storage that unseal the workshops' keys: outside the database, and therefore outside its logs and
 * backups.
 */
export interface KeyObjects {
  write(object: string, bytes: Buffer): Promise<void>
  /** @throws {NotSaved} also when the object does not exist */
  read(object: string): Promise<Buffer>
  /** Missing objects are not an error. */
  destroy(objects: readonly string[]): Promise<void>
}

/** After this time file storage that does not answer counts as unavailable. */
const answerMs = 8000

/** All methods throw `NotSaved` when file storage is unavailable; the operation may be retried. */
export function createKeyObjects({ storage }: Pick<Supabase, 'storage'>): KeyObjects {
  return {
    async write(object, bytes) {
      const options = { contentType: 'application/octet-stream', cacheControl: '0' }
      await answered(storage.from(filesBucket).upload(keyObjectPath(object), bytes, options))
    },
    async read(object) {
      const found = await answered(storage.from(filesBucket).download(keyObjectPath(object)))
      return Buffer.from(await found.arrayBuffer())
    },
    async destroy(objects) {
      if (objects.length > 0) await answered(storage.from(filesBucket).remove(objects.map(keyObjectPath)))
    },
  }
}

export function keyObjectPath(object: string): string {
  return `keys/${object}`
}

async function answered<Data>(
  call: PromiseLike<{ data: Data | null; error: Error | null }>,
): Promise<NonNullable<Data>> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error('file storage does not answer')), answerMs)
  try {
    const { data, error } = await Promise.race([call, late.promise])
    if (error) throw error
    if (data === null || data === undefined) throw new Error('file storage answered nothing')
    return data
  } catch (error) {
    throw new NotSaved(error)
  } finally {
    clearTimeout(timer)
  }
}
