import type { ClientBase } from 'pg'
import { checkSupabase } from '../checkSupabase.ts'
import { ConfigError } from '../config.ts'
import { createSupabase, filesBucket } from '../supabase.ts'
import type { Supabase, SupabaseInUse } from '../supabase.ts'
import { writeBackup } from './archive.ts'
import type { BackupWriter } from './archive.ts'
import { accountTables } from './accounts.ts'
import { entryNames } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { copyOut, onConnection, quoted, tablesOf } from './tables.ts'
import type { Table } from './tables.ts'

/** What a command tells about the backup that it wrote. */
export interface BackupReport {
  /** Rows in all tables. */
  rows: number
  files: number
  /** Paths of files that file storage lists and does not have; a backup without them is not whole. */
  missing: string[]
}

/** The secrets of an installation, as its files or variables have them. Null for what it does not have. */
export interface Secrets {
  /** The text of `secrets.json`. */
  local: string | null
  appSecret: string | null
}

/**
 * The most moments that are tried. A file can be removed after the moment of the database and before it is read; then
 * the backup takes a later moment, for which only what is new has to be read.
 */
const mostMoments = 5

/** What unseals a key is removed at the end of its session, so it is read after the moment of the database. */
const isKey = (path: string) => path.startsWith('keys/')

/**
 * Writes one archive with the state of one moment: tables, accounts, files and secrets. Plenum may be running. SPEC O18.
 *
 * @param from whether it is a local Supabase
 * @throws {Error} when it cannot be written; then there is no file
 */
export async function backUp(
  file: string,
  supabase: SupabaseInUse,
  { from, secrets }: { from: Manifest['from']; secrets: Secrets },
): Promise<BackupReport> {
  return await onConnection(supabase.databaseUrl, async (client) => {
    await demandAccounts(client)
    // With a wrong key, all files would look as if they were not there.
    const problems = await checkSupabase(supabase, { makesBucket: false })
    if (problems.length > 0) throw new ConfigError(problems)
    const archive = await writeBackup(file)
    try {
      return await write(archive, client, supabase, { from, secrets })
    } catch (error) {
      await archive.abandon()
      throw error
    }
  })
}

/** @throws when a backup would not find the accounts and files: they are in another database, or hidden from the user */
export async function demandAccounts(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ isThere: boolean; isHidden: boolean }>(
    `select count(found) = 2 as "isThere", bool_or(row_security_active(found)) as "isHidden"
     from unnest(array[to_regclass('auth.users'), to_regclass('storage.objects')]) as found`,
  )
  if (!rows[0]?.isThere)
    throw new Error(
      'DATABASE_URL is not the database of the Supabase at SUPABASE_URL, which has the accounts and the files: they have to be backed up with tools of their own.',
    )
  if (rows[0].isHidden)
    throw new ConfigError([
      'DATABASE_URL: policies hide accounts and files from this user. Use the user postgres of the project.',
    ])
}

async function write(
  archive: BackupWriter,
  client: ClientBase,
  address: SupabaseInUse,
  { from, secrets }: { from: Manifest['from']; secrets: Secrets },
): Promise<BackupReport> {
  const supabase = createSupabase(address)
  const files = new Map<string, StoredFile>()
  const addDocuments = async (paths: readonly string[]) => {
    for (const path of paths.filter((path) => !isKey(path) && !files.has(path))) {
      const document = await read(supabase, path)
      if (document === null) continue
      files.set(path, { type: document.type })
      await archive.add(entryNames.file(path), document.bytes)
    }
  }
  await addDocuments(await storedPaths(client))

  for (let moment = 1; ; moment += 1) {
    const tables = await tablesToWrite(client)
    await client.query('begin isolation level repeatable read read only')
    // Before the moment: a migration that rewrites a table after it would leave it empty for this transaction.
    await client.query(`lock table ${tables.map(quoted).join(', ')} in access share mode`)
    const { rows } = await client.query<{ madeAt: Date }>('select now() as "madeAt"')
    const paths = await storedPaths(client)
    await addDocuments(paths)
    const keys = paths.filter(isKey)
    await inParallel(keys, async (path) => {
      const key = await read(supabase, path)
      if (key === null) files.delete(path)
      else files.set(path, key)
    })
    const removed = paths.filter((path) => !files.has(path))
    if (removed.length > 0 && moment < mostMoments) {
      await client.query('rollback')
      continue
    }
    const kept = paths.filter((path) => files.has(path))
    for (const path of kept) {
      const bytes = files.get(path)?.bytes
      if (bytes) await archive.add(entryNames.file(path), bytes)
    }
    const dumped = await writeTables(archive, client)
    await client.query('commit')
    if (secrets.local !== null) await archive.add(entryNames.localSecrets, Buffer.from(secrets.local))
    if (secrets.appSecret !== null) await archive.add(entryNames.appSecret, Buffer.from(secrets.appSecret))
    await archive.finish({
      format: 1,
      madeAt: (rows[0]?.madeAt ?? new Date()).toISOString(),
      from,
      files: kept.map((path) => ({ path, type: files.get(path)?.type ?? '' })),
      ...dumped,
    })
    const count = dumped.tables.reduce((sum, table) => sum + table.rows, 0)
    return { rows: count, files: kept.length, missing: removed }
  }
}

/** The bytes of a document are in the archive already; those of a key are added for the moment that counts. */
interface StoredFile {
  type: string
  bytes?: Buffer
}

async function tablesToWrite(client: ClientBase): Promise<Table[]> {
  return [...(await accountTables(client)), ...(await tablesOf(client, 'public'))]
}

async function writeTables(
  archive: BackupWriter,
  client: ClientBase,
): Promise<Pick<Manifest, 'tables' | 'sequences' | 'migrations'>> {
  const tables: Manifest['tables'] = []
  for (const table of await tablesToWrite(client)) {
    let pieces = 0
    const rows = await copyOut(client, table, (piece) =>
      archive.add(entryNames.rows(table, (pieces += 1)), piece),
    )
    tables.push({ ...table, columns: table.columns.map(({ name }) => name), rows })
  }
  const migrations = await client.query<Manifest['migrations'][number]>(
    `select version, coalesce(name, '') as name from supabase_migrations.schema_migrations order by version`,
  )
  // Sequences belong to no transaction: read after the rows, they are past all of them.
  const named = await client.query<{ name: string }>(
    `select sequencename as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const sequences: Manifest['sequences'] = []
  for (const { name } of named.rows) {
    const { rows } = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from public.${client.escapeIdentifier(name)}`,
    )
    sequences.push(...rows.map((row) => ({ name, ...row })))
  }
  return { tables, sequences, migrations: migrations.rows }
}

/** The paths of all objects in the bucket, as the database of file storage lists them. */
async function storedPaths(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'select name from storage.objects where bucket_id = $1 order by name',
    [filesBucket],
  )
  return rows.map(({ name }) => name)
}

/** Null for a file that was removed meanwhile. */
async function read(
  supabase: Pick<Supabase, 'fetchFile'>,
  path: string,
): Promise<{ type: string; bytes: Buffer } | null> {
  const answer = await supabase.fetchFile(path)
  const bytes = Buffer.from(await answer.arrayBuffer())
  if (answer.ok) return { type: answer.headers.get('content-type') ?? 'application/octet-stream', bytes }
  const words = bytes.toString().slice(0, 300)
  if (answer.status === 404 || (answer.status === 400 && /not.?found|NoSuchKey/i.test(words))) return null
  throw new Error(`The file ${path} cannot be read from file storage: ${answer.status} ${words}`)
}

const atOnce = 8

/** Does the same with each, some at a time. */
export async function inParallel<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const left = items.values()
  const work = async () => {
    for (const item of left) await act(item)
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}
