import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import type { TestServer } from '#support/servers/server.ts'

/**
 * Everything that the server stores: every row of every table of every schema, including the storage service, and every
 * file.
 */
export async function everythingKept(server: TestServer): Promise<Kept[]> {
  const { adminUrl, filesDir } = inject('supabase')
  return [
    ...(await rowsOf(server.database.databaseUrl)),
    ...(await rowsOf(adminUrl)),
    ...(await filesIn(filesDir)),
  ]
}

/** The texts that are found, and where. */
export function findIn(kept: readonly Kept[], texts: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const text of texts) {
    const hex = Buffer.from(text).toString('hex')
    const places = kept.filter(({ content }) => content.includes(text) || content.includes(hex))
    if (places.length > 0) found[text] = [...new Set(places.map(({ place }) => place))]
  }
  return found
}

export interface Kept {
  place: string
  content: string
}

export async function rowsOf(databaseUrl: string): Promise<Kept[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const tables = await client.query<{ name: string }>(
      `select format('%I.%I', schemaname, tablename) as name from pg_tables
       where schemaname not in ('pg_catalog', 'information_schema')`,
    )
    const kept: Kept[] = []
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ content: string }>(`select t::text as content from ${name} t`)
      kept.push(...rows.map(({ content }) => ({ place: name, content })))
    }
    return kept
  } finally {
    await client.end()
  }
}

async function filesIn(folder: string): Promise<Kept[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return { place: 'a file', content: `${name} ${await textOf(path)}` }
      }),
  )
}

/** Other tests write files meanwhile: one that was renamed since it was listed is found under its new name or gone. */
async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'latin1')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
