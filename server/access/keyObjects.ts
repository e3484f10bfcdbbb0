import { NotSaved } from '#server/database/transaction.ts'
import { filesBucket } from '#server/supabase.ts'
import type { Supabase } from '#server/supabase.ts'

/** Objects of file storage that unseal workshops' keys: outside the database, so outside its logs and backups. */
export interface KeyObjects {
  write(object: string, bytes: Buffer): Promise<void>
  /** @throws {NotSaved} also when it is not there */
  read(object: string): Promise<Buffer>
  /** Those that are not there are no error. */
  destroy(objects: readonly string[]): Promise<void>
}

/** A file storage that hangs counts as away from then on. */
const answerMs = 8000

/** All of them throw `NotSaved` when file storage is away: the same may be tried again. */
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
