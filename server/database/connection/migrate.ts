import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import { messageOf } from '../../local/logger.ts'
import type { Logger } from '../../local/logger.ts'

const migrationsDir = join(import.meta.dirname, '../../../supabase/migrations')

/** The advisory lock held while migrating, so that nodes that start at once take turns. */
const lockKey = "hashtext('plenum migrations')"

/** Maximum time for migrating a large table. */
const longestMs = 24 * 60 * 60 * 1000

/** A migration with this ending leaves the tables usable by an older Plenum. */
const compatible = /_compatible$/

type Migration = { version: string; name: string; sql: string }

export interface MigrateOptions {
  logger: Pick<Logger, 'warn'>
  /** Folder of the migrations; the product's own by default. */
  directory?: string
  /** The last version to apply; by default the newest. */
  upTo?: string
  /** How long a node waits for its turn, in milliseconds: until it says so, and until it gives up. */
  patience?: { saysMs: number; endsMs: number }
}

/**
 * Brings the database to the newest schema: applies the files of `supabase/migrations` in order, each once and in a
 * transaction of its own, and records them where the Supabase CLI does. Safe to call from many nodes at once. Creates
 * the roles of Supabase first, so that it runs on any Postgres. SPEC O6, O10, O12.
 *
 * @returns the versions that were applied now
 * @throws naming the file that failed; earlier files stay applied
 * @throws {NewerDatabase} when a newer Plenum has migrated the database; nothing is changed then
 */
export async function migrate(pool: Pool, options: MigrateOptions): Promise<string[]> {
  const migrations = await readMigrations(options.directory ?? migrationsDir)
  const client = await pool.connect()
  const inTurn = <Result>(work: () => Promise<Result>) => transactionInTurn(client, options, work)
  try {
    const done = await inTurn(async () => {
      await ensureRoles(client)
      return await appliedMigrations(client)
    })
    refuseNewer(done, migrations)
    const applied: string[] = []
    for (const migration of migrations) {
      if (done.has(migration.version) || (options.upTo && migration.version > options.upTo)) continue
      if (await inTurn(() => apply(client, migration))) applied.push(migration.version)
    }
    return applied
  } finally {
    client.release()
  }
}

/** A database that this version must not write to. */
export class NewerDatabase extends Error {
  constructor(name: string) {
    super(
      `The database was changed by a newer Plenum (migration ${name}), and this version would damage it. Start that version or a newer one, or restore a backup from before the update.`,
    )
    this.name = 'NewerDatabase'
  }
}

function refuseNewer(
  done: ReadonlyMap<string, string>,
  migrations: readonly Pick<Migration, 'version'>[],
): void {
  const newer = newerAmong(done, migrations)
  if (newer !== null) throw new NewerDatabase(newer)
}

function newerAmong(
  done: ReadonlyMap<string, string>,
  migrations: readonly Pick<Migration, 'version'>[],
): string | null {
  const newest = Number(migrations.at(-1)?.version ?? Infinity)
  const newer = [...done].find(([version, name]) => Number(version) > newest && !compatible.test(name))
  return newer?.join('_') ?? null
}

/** The name of a migration that has made a database unusable for the Plenum with these migrations; null for none. */
export async function newerMigration(
  client: Pick<ClientBase, 'query'>,
  migrations: readonly Pick<Migration, 'version'>[],
): Promise<string | null> {
  return newerAmong(await migrationsSoFar(client), migrations)
}

/**
 * A transaction that holds the lock of migrations. Lock and settings end with it, also when a pooler or a lost
 * connection outlives it.
 */
async function transactionInTurn<Result>(
  client: ClientBase,
  options: MigrateOptions,
  work: () => Promise<Result>,
): Promise<Result> {
  await client.query('begin; set local statement_timeout = 0')
  try {
    await waitForTurn(client, options)
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the first error is the one to report
    throw error
  }
}

const askAgainMs = 100

async function waitForTurn(
  client: ClientBase,
  { logger, patience = { saysMs: 2_000, endsMs: 60_000 } }: MigrateOptions,
): Promise<void> {
  const startedAt = performance.now()
  let hasSaid = false
  for (;;) {
    const { rows } = await client.query<{ mine: boolean }>(
      `select pg_try_advisory_xact_lock(${lockKey}) as mine`,
    )
    if (rows[0]?.mine) return
    const waitedMs = performance.now() - startedAt
    if (waitedMs > patience.endsMs)
      throw new Error(
        `The database could not be migrated: ${await holderOfLock(client)} holds its lock. When nothing is migrating there, end that connection (select pg_terminate_backend(<process>)) and start again.`,
      )
    if (waitedMs > patience.saysMs && !hasSaid) {
      hasSaid = true
      logger.warn(
        { holder: await holderOfLock(client) },
        'waiting for another node that migrates the database',
      )
    }
    await wait(askAgainMs)
  }
}

async function holderOfLock(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ holder: string }>(
    `select format('process %s (%s, from %s, %s since %s)', pid, coalesce(nullif(application_name, ''), 'without a name'),
       coalesce(host(client_addr), 'this machine'), state, date_trunc('second', state_change)) as holder
     from pg_locks join pg_stat_activity using (pid)
     where locktype = 'advisory' and granted and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())
       and (classid::bigint << 32) | objid::bigint = ${lockKey}::bigint`,
  )
  return rows[0]?.holder ?? 'a connection that has just ended'
}

/**
 * The roles of every Supabase. A plain Postgres gets them too, because policies and grants name them. Roles belong to
 * the whole Postgres server, so concurrent migrations of two databases may collide here; the later one carries on.
 */
export async function ensureRoles(client: ClientBase): Promise<void> {
  await client.query(`
    do $$
    declare
      wanted record;
    begin
      for wanted in
        select * from (values ('anon', ''), ('authenticated', ''), ('service_role', 'bypassrls')) as roles(name, ability)
      loop
        if not exists (select from pg_roles where rolname = wanted.name) then
          begin
            execute format('create role %I nologin noinherit %s', wanted.name, wanted.ability);
          exception when duplicate_object or unique_violation then null;
          end;
        end if;
      end loop;
    end $$`)
}

/**
 * The migrations that a start would apply, by name. Changes nothing.
 *
 * @throws {NewerDatabase} when a newer Plenum has migrated the database
 */
export async function missingMigrations(client: Pick<ClientBase, 'query'>): Promise<string[]> {
  const done = await migrationsSoFar(client)
  const migrations = await productMigrations()
  refuseNewer(done, migrations)
  return migrations.filter(({ version }) => !done.has(version)).map(({ name }) => name)
}

/** The migrations of this version, oldest first. */
export function productMigrations(): Promise<Pick<Migration, 'version' | 'name'>[]> {
  return readMigrations(migrationsDir)
}

async function readMigrations(directory: string): Promise<Migration[]> {
  const files = (await readdir(directory)).filter((file) => file.endsWith('.sql')).sort()
  return await Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
      if (!version || !name) throw new Error(`${file}: a migration is named <time>_<what it does>.sql`)
      return { version, name, sql: await readFile(join(directory, file), 'utf8') }
    }),
  )
}

/** By version, with their names. The table is as the Supabase CLI creates it. */
async function appliedMigrations(client: ClientBase): Promise<Map<string, string>> {
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;`)
  return await recordedMigrations(client)
}

/** The same of a database that may have no such table. */
async function migrationsSoFar(client: Pick<ClientBase, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ isThere: boolean }>(
    `select to_regclass('supabase_migrations.schema_migrations') is not null as "isThere"`,
  )
  return rows[0]?.isThere ? await recordedMigrations(client) : new Map()
}

async function recordedMigrations(client: Pick<ClientBase, 'query'>): Promise<Map<string, string>> {
  const { rows } = await client.query<{ version: string; name: string | null }>(
    'select version, name from supabase_migrations.schema_migrations order by version',
  )
  return new Map(rows.map(({ version, name }) => [version, name ?? '']))
}

/** @returns false when another node was faster */
async function apply(client: ClientBase, { version, name, sql }: Migration): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)
     on conflict do nothing`,
    [version, name, [sql]],
  )
  if (rowCount === 0) return false
  const statements = { text: sql, query_timeout: longestMs }
  await client.query(statements).catch((error: unknown) => {
    throw new Error(`migration ${version}_${name}.sql failed: ${messageOf(error)}`, { cause: error })
  })
  return true
}
