import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { ClientBase, Pool } from 'pg'
import { messageOf } from '../../local/logger.ts'
import type { Logger } from '../../local/logger.ts'
import { isConnectionLost } from './client.ts'

const migrationsDir = join(import.meta.dirname, '../../../supabase/migrations')

/** The advisory lock held while migrating, so that nodes that start at once take turns. */
const lockKey = "hashtext('plenum migrations')"

/** Maximum time for migrating a large table. */
const longestMs = 24 * 60 * 60 * 1000

type Migration = { version: string; name: string; sql: string }

/**
 * Brings the database to the newest schema: applies the files of `supabase/migrations` in order, each once and in a
 * transaction of its own, and records them where the Supabase CLI does. Safe to call from many nodes at once. Creates
 * the roles of Supabase first, so that it runs on any Postgres.
 *
 * @returns the versions that were applied now
 * @throws naming the file that failed; earlier files stay applied
 */
export async function migrate(pool: Pool, directory = migrationsDir): Promise<string[]> {
  const migrations = await readMigrations(directory)
  const client = await pool.connect()
  try {
    await client.query(`select pg_advisory_lock(${lockKey})`)
    await client.query('set statement_timeout = 0')
    await ensureRoles(client)
    const done = await appliedVersions(client)
    const pending = migrations.filter(({ version }) => !done.has(version))
    for (const migration of pending) await apply(client, migration)
    return pending.map(({ version }) => version)
  } finally {
    client.release(true) // ends the session, and with it the lock and the setting
  }
}

/** Delays after a lost connection, in milliseconds. */
const pausesMs = [200, 1_000, 2_000, 4_000, 8_000]

/**
 * {@link migrate}, restarted when its connection is lost: a file under way is rolled back, or applied and recorded. A
 * restarting database accepts no connections for a while.
 */
export async function migratePatiently(pool: Pool, logger: Pick<Logger, 'warn'>): Promise<string[]> {
  let isLost = false
  for (const pauseMs of pausesMs) {
    try {
      return await migrate(pool)
    } catch (error) {
      isLost ||= isConnectionLost(error)
      if (!isLost) throw error
      logger.warn({ reason: messageOf(error) }, 'the connection broke while migrating; it is retried')
      await wait(pauseMs)
    }
  }
  return await migrate(pool)
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

/** The table as the Supabase CLI creates it. */
async function appliedVersions(client: ClientBase): Promise<Set<string>> {
  await client.query(`
    create schema if not exists supabase_migrations;
    create table if not exists supabase_migrations.schema_migrations (version text not null primary key);
    alter table supabase_migrations.schema_migrations add column if not exists statements text[];
    alter table supabase_migrations.schema_migrations add column if not exists name text;`)
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  return new Set(rows.map(({ version }) => version))
}

async function apply(client: ClientBase, { version, name, sql }: Migration): Promise<void> {
  try {
    await client.query('begin')
    const statements = { text: sql, query_timeout: longestMs }
    await client.query(statements)
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)',
      [version, name, [sql]],
    )
    await client.query('commit')
  } catch (error) {
    await client.query('rollback').catch(() => undefined) // the first error is the one to report
    throw new Error(`migration ${version}_${name}.sql failed: ${messageOf(error)}`, { cause: error })
  }
}
