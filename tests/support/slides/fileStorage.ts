import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject } from 'vitest'
import { filesBucket } from '#server/supabase.ts'

/** Where file storage has the bytes of a document; the local one keeps them under a hash. */
export function pathOf(doc: string): string {
  const name = createHash('sha256').update(`${filesBucket}\0slides/${doc}`).digest('hex')
  return join(inject('supabase').filesDir, name.slice(0, 2), name)
}
/** Whether it has them. */
export const isStored = (doc: string): boolean => existsSync(pathOf(doc))

/** Deletes what the database of file storage knows of a document. */
export async function forgetInStorage(doc: string): Promise<void> {
  const ofStorage = new pg.Client({ connectionString: inject('supabase').adminUrl })
  await ofStorage.connect()
  const deleted = await ofStorage
    .query('delete from storage.objects where name = $1', [`slides/${doc}`])
    .finally(() => ofStorage.end())
  expect(deleted.rowCount).toBe(1)
}
