import type { ClientBase } from 'pg'
import { checkSupabase } from '../checkSupabase.ts'
import { ConfigError } from '../config.ts'
import { migrate, newerMigration, productMigrations } from '../database/connection/migrate.ts'
import { createPool, nameOfPlenum } from '../database/connection/pool.ts'
import { prepareDatabase } from '../database/connection/prepare.ts'
import { productProfile } from '../database/accounts/productProfile.ts'
import type { Logger } from '../local/logger.ts'
import { createSupabase, filesBucket } from '../supabase.ts'
import type { SupabaseInUse } from '../supabase.ts'
import { accountsIn, comesBack } from './accounts.ts'
import { entriesOf } from './archive.ts'
import { demandAccounts, inParallel } from './backup.ts'
import { entryNames } from './manifest.ts'
import type { DumpedTable, Manifest } from './manifest.ts'
import { copyIn, listed, onConnection, quoted, tablesOf } from './tables.ts'
import type { CopyIn, Table } from './tables.ts'

/** What came back, for whoever has to know what has changed since the backup. */
export interface RestoreReport {
  accounts: number
  workshops: number
  files: number
  /** Sessions that were running, or not yet started, at the moment of the backup. */
  open: { id: string; name: string }[]
  /** Workshops that were in the trash. */
  trashed: number
  /** Tables of the backup that are not Plenum's. */
  leftOut: string[]
}

/** @throws when a newer Plenum has written the backup: this version would not understand its rows */
export async function demandKnown({ migrations }: Manifest): Promise<void> {
  const known = new Set((await productMigrations()).map(({ version }) => version))
  const unknown = migrations.find(({ version }) => !known.has(version))
  if (unknown)
    throw new Error(
      `The backup is of a newer Plenum (migration ${unknown.version}_${unknown.name}). Restore it with that version or a newer one.`,
    )
}

/**
 * Brings a backup back into a Supabase without accounts, which is then as it was: rows, accounts, files. A failure
 * changes nothing in its tables. SPEC O18.
 *
 * @param file that `checkBackup` has read whole
 * @throws {Error} when somebody has an account there already, a Plenum runs there, or the backup does not fit
 */
export async function restoreInto(
  supabase: SupabaseInUse,
  file: string,
  { manifest, to, logger }: { manifest: Manifest; to: Manifest['from']; logger: Logger },
): Promise<RestoreReport> {
  await onConnection(supabase.databaseUrl, async (client) => {
    await demandAccounts(client)
    await demandEmpty(client)
    await demandNotNewer(client, manifest)
    await demandStopped(client)
  })
  const problems = await checkSupabase(supabase)
  if (problems.length > 0) throw new ConfigError(problems)
  // Rows come back into the tables that they were read from; newer migrations change them as they would have.
  await prepareDatabase(supabase.databaseUrl, logger, manifest.migrations.at(-1)?.version)
  const report = await onConnection(supabase.databaseUrl, async (client) => {
    await client.query('begin')
    try {
      const tables = await tablesFor(client, manifest)
      // Whoever signs up or restores meanwhile waits: their rows and files would be mixed with these.
      await client.query(`lock table ${tables.map(quoted).join(', ')} in access exclusive mode`)
      await demandEmpty(client)
      await restoreFiles(supabase, client, file, manifest)
      await restoreRows(client, file, { manifest, to, tables })
      const found = await reportOf(client, manifest, tables)
      await client.query('commit')
      return found
    } catch (error) {
      await client.query('rollback').catch(() => undefined) // the first error is the one to report
      throw error
    }
  })
  const pool = createPool(supabase.databaseUrl, logger, { max: 1 })
  await migrate(pool, { logger }).finally(() => pool.end())
  return report
}

async function demandEmpty(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ hasAccounts: boolean; isMigrated: boolean }>(
    `select exists (select from auth.users) as "hasAccounts", to_regclass('public.profiles') is not null as "isMigrated"`,
  )
  const profiles = rows[0]?.isMigrated
    ? await client.query('select from public.profiles where id <> $1 limit 1', [productProfile.id])
    : null
  if (rows[0]?.hasAccounts || profiles?.rowCount)
    throw new Error('The Supabase has accounts already. A backup is restored into one without any.')
}

/** @throws when migrations that would have to change the backup's rows have been applied before they come */
async function demandNotNewer(client: ClientBase, { migrations }: Manifest): Promise<void> {
  const newer = await newerMigration(client, migrations)
  if (newer !== null)
    throw new Error(
      `The tables of this Supabase are of a newer Plenum than the backup (migration ${newer}), and would not fit its rows. Restore it into a Supabase in which no Plenum has started.`,
    )
}

/** @throws when a Plenum runs on the database: it would go on with what it knows of rows that are replaced */
async function demandStopped(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ place: string }>(
    `select coalesce(host(client_addr), 'this machine') as place from pg_stat_activity
     where datname = current_database() and application_name = $1 limit 1`,
    [nameOfPlenum],
  )
  if (rows[0]) throw new Error(`A Plenum at ${rows[0].place} uses this database. Stop it, then restore.`)
}

/** Afterwards the bucket holds what the backup has, and nothing else. */
async function restoreFiles(
  address: SupabaseInUse,
  client: ClientBase,
  file: string,
  { files }: Manifest,
): Promise<void> {
  const bucket = createSupabase(address).storage.from(filesBucket)
  const old = await client.query<{ name: string }>('select name from storage.objects where bucket_id = $1', [
    filesBucket,
  ])
  for (let at = 0; at < old.rows.length; at += mostRemoved) {
    const { error } = await bucket.remove(old.rows.slice(at, at + mostRemoved).map(({ name }) => name))
    if (error) throw new Error(`The bucket ${filesBucket} cannot be emptied: ${error.message}`)
  }
  const types = new Map(files.map(({ path, type }) => [path, type]))
  let waiting: { path: string; bytes: Buffer; contentType: string }[] = []
  const store = async () => {
    await inParallel(waiting, async ({ path, bytes, contentType }) => {
      const { error } = await bucket.upload(path, bytes, { contentType, cacheControl: '0', upsert: true })
      if (error) throw new Error(`The file ${path} cannot be stored: ${error.message}`)
    })
    waiting = []
  }
  for await (const { name, bytes } of entriesOf(file)) {
    const path = entryNames.fileOf(name)
    const contentType = path === null ? undefined : types.get(path)
    if (path === null || contentType === undefined) continue
    waiting.push({ path, bytes, contentType })
    if (waiting.reduce((sum, each) => sum + each.bytes.length, 0) > mostWaiting) await store()
  }
  await store()
}

/** Bytes of files that are in memory at a time, apart from the last one. */
const mostWaiting = 16 * 1024 * 1024

/** A hosted file storage takes up to 1000 in a call. */
const mostRemoved = 100

/** Plenum's tables for the rows of a backup. Tables of others, on either side, are left alone. */
async function tablesFor(client: ClientBase, { tables }: Manifest): Promise<Table[]> {
  const found = await tablesOf(client, 'public')
  return found.filter(({ name }) => tables.some((table) => table.schema === 'public' && table.name === name))
}

async function restoreRows(
  client: ClientBase,
  file: string,
  { manifest, to, tables }: { manifest: Manifest; to: Manifest['from']; tables: readonly Table[] },
): Promise<void> {
  // The triggers have acted on these rows already.
  for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`)
  await client.query(`truncate ${tables.map(quoted).join(', ')}`)

  const pieces = rowsOf(file)
  let piece = await pieces.next()
  for (const table of manifest.tables) {
    const isWanted =
      table.schema === 'public'
        ? tables.some(({ name }) => name === table.name)
        : comesBack(table, manifest.from, to)
    let rows: CopyIn | null = null
    if (isWanted) rows = await rowsInto(client, table, to)
    for (; !piece.done && piece.value.table === `${table.schema}.${table.name}`; piece = await pieces.next())
      await rows?.write(piece.value.bytes)
    const count = (await rows?.end()) ?? table.rows
    if (count !== table.rows)
      throw new Error(`${count} rows of ${table.name} were read, but the backup lists ${table.rows}.`)
  }
  for (const { name, last, isCalled } of manifest.sequences) {
    const sequence = `public.${client.escapeIdentifier(name)}`
    await client.query('select setval($1::regclass, $2, $3)', [sequence, last, isCalled])
  }
  for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`)
}

async function rowsInto(client: ClientBase, table: DumpedTable, to: Manifest['from']): Promise<CopyIn> {
  return table.schema === 'auth'
    ? await accountsIn(client, table, to)
    : copyIn(client, `${quoted(table)} (${listed(table.columns)})`)
}

/** The pieces of rows in a backup, with the table that each belongs to. */
async function* rowsOf(file: string): AsyncGenerator<{ table: string; bytes: Buffer }> {
  for await (const { name, bytes } of entriesOf(file)) {
    const table = entryNames.tableOf(name)
    if (table !== null) yield { table, bytes }
  }
}

async function reportOf(
  client: ClientBase,
  { files, tables }: Manifest,
  own: readonly Table[],
): Promise<RestoreReport> {
  const counted = await client.query<{ accounts: number; workshops: number; trashed: number }>(
    `select (select count(*) from auth.users)::integer as accounts,
       count(*) filter (where not template and deleted_at is null)::integer as workshops,
       count(*) filter (where deleted_at is not null)::integer as trashed
     from public.workshops`,
  )
  const open = await client.query<RestoreReport['open'][number]>(
    `select id, workshop_name as name from public.workshops
     where not template and ended_at is null and deleted_at is null order by created_at desc`,
  )
  const { accounts = 0, workshops = 0, trashed = 0 } = counted.rows[0] ?? {}
  const strange = tables.filter(
    ({ schema, name }) => schema === 'public' && !own.some((table) => table.name === name),
  )
  return {
    ...{ accounts, workshops, trashed, files: files.length, open: open.rows },
    leftOut: strange.map(({ name }) => name),
  }
}
