import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { checkBackup, writeBackup } from '#server/backup/archive.ts'
import { backUp } from '#server/backup/backup.ts'
import { restoreInto } from '#server/backup/restore.ts'
import type { RestoreReport } from '#server/backup/restore.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { createSupabase, filesBucket } from '#server/supabase.ts'
import type { SupabaseInUse } from '#server/supabase.ts'
import { hostedUser, makeHosted } from '#support/servers/hostedProject.ts'
import { asAdmin, testDatabase } from '#support/servers/localSupabase.ts'
import { quiet } from '#support/quiet.ts'
import { storageProxy } from '#support/servers/storageProxy.ts'
import { withDatabase } from './withDatabase.ts'

const source = withDatabase()
const key = `keys/${randomUUID()}`
const ann = '00000000-0000-4000-8000-0000000000b1'
let folder: string
const at = (name: string) => join(folder, name)
const archive = () => at('backup.tar.gz')

/** A backup of a project with an account and a file. */
function backUpInto(file: string, supabase: SupabaseInUse) {
  return backUp(file, supabase, { from: 'far', secrets: { local: null, appSecret: null } })
}

async function restore(supabase: SupabaseInUse, file = archive()): Promise<RestoreReport> {
  const { manifest } = await checkBackup(file)
  return await restoreInto(supabase, file, { manifest, to: 'far', logger: quiet })
}

interface Project {
  pool: pg.Pool
  supabase: SupabaseInUse
}

/** A project in which Plenum was started. */
async function freshProject(): Promise<Project> {
  const { databaseUrl, supabase, stop } = await testDatabase()
  onTestFinished(stop)
  await makeHosted(databaseUrl)
  const pool = new pg.Pool({ connectionString: databaseUrl })
  onTestFinished(() => pool.end())
  return { pool, supabase }
}

async function addAccount(databaseUrl: string): Promise<void> {
  await asAdmin(
    databaseUrl,
    `insert into auth.users (id, email) values ('${ann}', 'ann@example.org')`,
    `insert into public.profiles (id, email, member_secret) values ('${ann}', 'ann@example.org', '\\x00')`,
  )
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-restore-'))
  await makeHosted(source.databaseUrl)
  await addAccount(source.databaseUrl)
  await createSupabase(source.supabase).storage.from(filesBucket).upload(key, Buffer.from('key'))
  await source.pool.query('insert into storage.objects values ($1, $2)', [filesBucket, key])
  await backUpInto(archive(), source.supabase)
})
afterAll(() => rm(folder, { recursive: true }))

test('[O18] the user of a hosted project, no superuser, restores and backs up; one from whom policies hide rows is refused', async () => {
  const { pool, supabase } = await freshProject()
  const user = await hostedUser(supabase.databaseUrl, true)
  onTestFinished(user.stop)
  const other = await hostedUser(supabase.databaseUrl, false)
  onTestFinished(other.stop)
  const hidden = /^DATABASE_URL: policies hide accounts and files from this user/
  const hindered = { ...supabase, databaseUrl: other.databaseUrl }
  await expect(restore(hindered)).rejects.toMatchObject({ problems: [expect.stringMatching(hidden)] })
  await pool.query(
    `reassign owned by ${new URL(other.databaseUrl).username} to ${new URL(user.databaseUrl).username}`,
  )

  const hosted = { ...supabase, databaseUrl: user.databaseUrl }
  expect(await restore(hosted)).toMatchObject({ accounts: 1, files: 1 })
  expect(await backUpInto(at('hosted.tar.gz'), hosted)).toMatchObject({ missing: [] })
  await expect(backUpInto(at('hidden.tar.gz'), hindered)).rejects.toMatchObject({
    problems: [expect.stringMatching(hidden)],
  })
})

test('[O18] a migration that rewrites a table while a backup is made waits for it', async () => {
  const { pool } = source
  const storage = await storageProxy(source.supabase)
  onTestFinished(storage.stop)
  let altered = Promise.resolve<unknown>(null)
  storage.beforeRead = async () => {
    let isOver = false
    altered = pool
      .query('alter table public.profiles alter column theme type bigint')
      .finally(() => (isOver = true))
    const waits = `select from pg_locks where relation = 'public.profiles'::regclass and not granted`
    await expect.poll(async () => isOver || (await pool.query(waits)).rowCount).toBeTruthy()
  }
  await backUpInto(at('altered.tar.gz'), { ...source.supabase, supabaseUrl: storage.supabaseUrl })
  await altered
  const { tables } = (await checkBackup(at('altered.tar.gz'))).manifest
  expect(tables.find(({ name }) => name === 'profiles')?.rows).toBe(2)
})

test('[O18] of two restores at once one is refused, and tables that are not of Plenum stay as they are', async () => {
  const { pool, supabase } = await freshProject()
  await pool.query(`create table public.notes as select 'mine' as note`)
  const both = await Promise.allSettled([restore(supabase), restore(supabase)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(both).toContainEqual({
    status: 'rejected',
    reason: expect.objectContaining({
      message: expect.stringMatching(/has accounts already|uses this database/),
    }),
  })
  expect((await pool.query('select note from public.notes')).rows).toEqual([{ note: 'mine' }])
})

test('[O18] a refused restore has migrated nothing, and rows of an older Plenum do not come into newer tables', async () => {
  const { pool, supabase } = await freshProject()
  const { manifest } = await checkBackup(archive())
  const before = manifest.migrations.findIndex(({ name }) => name === 'vote_releases')
  const writer = await writeBackup(at('older.tar.gz'))
  const rows = { tables: [], files: [], sequences: [] }
  await writer.finish({ ...manifest, ...rows, migrations: manifest.migrations.slice(0, before) })
  await expect(restore(supabase, at('older.tar.gz'))).rejects.toThrow(
    /newer Plenum than the backup \(migration \d+_vote_releases\)/,
  )

  await pool.query(
    'drop schema public cascade; drop schema supabase_migrations cascade; create schema public',
  )
  await pool.query('insert into auth.users (id) values ($1)', [ann])
  await expect(restore(supabase)).rejects.toThrow(/has accounts already/)
  const { rows: found } = await pool.query(`select to_regclass('public.profiles') as profiles`)
  expect(found).toEqual([{ profiles: null }])
})

test('[O18] nothing is restored under a Plenum that runs', async () => {
  const { pool, supabase } = await freshProject()
  const running = createPool(supabase.databaseUrl, quiet)
  await running.query('select')
  await expect(restore(supabase)).rejects.toThrow(/^A Plenum at .+ uses this database/)
  await running.end()
  const isLeft = `select from pg_stat_activity where datname = current_database() and application_name = 'plenum'`
  await expect.poll(async () => (await pool.query(isLeft)).rowCount).toBe(0)
  expect(await restore(supabase)).toMatchObject({ accounts: 1 })
})
