import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from '#server/database/connection/migrate.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { testDatabase } from '#support/servers/localSupabase.ts'
import { quiet } from '#support/quiet.ts'

const database = await testDatabase()
const pools: pg.Pool[] = []
let folder = ''
let pool: pg.Pool

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plenum-migrations-'))
  pool = newPool()
  await pool.query('drop schema if exists trial cascade; delete from supabase_migrations.schema_migrations')
})
afterEach(async () => {
  await Promise.all(pools.splice(0).map((each) => each.end()))
  await rm(folder, { recursive: true })
})
afterAll(() => database.stop())

function newPool(): pg.Pool {
  const made = createPool(database.databaseUrl, quiet)
  pools.push(made)
  return made
}

const file = (name: string, sql: string) => writeFile(join(folder, name), sql)

async function recorded() {
  const { rows } = await pool.query(
    'select version, name, statements from supabase_migrations.schema_migrations order by version',
  )
  return rows
}

test('[O6] files are applied in the order of their names, once each, and recorded as the Supabase CLI does', async () => {
  await file('20260102000000_second.sql', 'insert into trial.steps values (2)')
  await file('20260101000000_first.sql', 'create schema trial; create table trial.steps (step int)')
  expect(await migrate(pool, { logger: quiet, directory: folder })).toEqual([
    '20260101000000',
    '20260102000000',
  ])
  expect(await migrate(pool, { logger: quiet, directory: folder })).toEqual([])
  expect(await recorded()).toEqual([
    {
      version: '20260101000000',
      name: 'first',
      statements: ['create schema trial; create table trial.steps (step int)'],
    },
    { version: '20260102000000', name: 'second', statements: ['insert into trial.steps values (2)'] },
  ])
})

test('[O6] eight nodes that start at once apply each file once', async () => {
  await file('1_first.sql', 'create schema trial; create table trial.steps (step int)')
  await file('2_second.sql', 'select pg_sleep(0.05); insert into trial.steps values (1)')
  const nodes = Array.from({ length: 8 }, () => migrate(newPool(), { logger: quiet, directory: folder }))
  const applied = (await Promise.all(nodes)).flat()
  expect(applied.sort()).toEqual(['1', '2'])
  expect((await pool.query('select count(*) as n from trial.steps')).rows).toEqual([{ n: 1 }])
})

test('[O6] a file that fails is named and leaves no trace; those before it stay applied', async () => {
  await file('1_good.sql', 'create schema trial')
  await file('2_bad.sql', 'create table trial.half (id int); insert into trial.nowhere values (1)')
  await file('3_never.sql', 'create table trial.never (id int)')
  await expect(migrate(pool, { logger: quiet, directory: folder })).rejects.toThrow(
    /migration 2_bad\.sql failed: .*trial\.nowhere/,
  )
  const { rows } = await pool.query("select tablename from pg_tables where schemaname = 'trial'")
  expect(rows).toEqual([])
  expect((await recorded()).map(({ version }) => version)).toEqual(['1'])

  await file('2_bad.sql', 'create table trial.whole (id int)')
  expect(await migrate(pool, { logger: quiet, directory: folder })).toEqual(['2', '3'])
})

test('[O6] a file without a time in its name is refused before anything is applied', async () => {
  await file('1_good.sql', 'create schema trial')
  await file('notes.sql', 'select 1')
  await expect(migrate(pool, { logger: quiet, directory: folder })).rejects.toThrow('notes.sql')
  expect(await recorded()).toEqual([])
})

test('[O12] a node that waits for its turn says what holds the lock, and ends in the end; the lock ends with its transaction', async () => {
  const holder = await newPool().connect()
  await holder.query("begin; select pg_advisory_xact_lock(hashtext('plenum migrations'))")
  const { rows } = await holder.query('select pg_backend_pid() as pid')
  const said: object[] = []
  const logger = { warn: (details: object) => void said.push(details) }
  const patience = { saysMs: 0, endsMs: 300 }
  await expect(migrate(pool, { logger, directory: folder, patience })).rejects.toThrow(
    `process ${rows[0].pid} (plenum, from 127.0.0.1, idle in transaction since`,
  )
  expect(said).toEqual([{ holder: expect.stringContaining(`process ${rows[0].pid} (`) }])
  const patient = migrate(pool, { logger: quiet, directory: folder })
  await holder.query('commit')
  await expect(patient).resolves.toEqual([])
  holder.release()
})

test('[O10] a database of a newer version is refused by name and not changed, unless its migrations are compatible', async () => {
  await file('1_first.sql', 'create schema trial')
  await migrate(pool, { logger: quiet, directory: folder })
  const newer = (name: string) =>
    pool.query('insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)', [
      ...['20990101000000', name],
    ])
  await newer('added_compatible')
  await file('2_second.sql', 'create table trial.second (id int)')
  expect(await migrate(pool, { logger: quiet, directory: folder })).toEqual(['2'])
  await pool.query('delete from supabase_migrations.schema_migrations where version > $1', ['2099'])
  await newer('votes_split')
  await file('3_third.sql', 'create table trial.third (id int)')
  await expect(migrate(pool, { logger: quiet, directory: folder })).rejects.toThrow(
    'by a newer Plenum (migration 20990101000000_votes_split)',
  )
  expect((await recorded()).map(({ version }) => version)).toEqual(['1', '2', '20990101000000'])
})

test('[O6] the roles of Supabase exist on any Postgres', async () => {
  await migrate(pool, { logger: quiet, directory: folder })
  const { rows } = await pool.query(
    "select rolname, rolbypassrls, rolcanlogin from pg_roles where rolname in ('anon', 'authenticated', 'service_role') order by 1",
  )
  expect(rows).toEqual([
    { rolname: 'anon', rolbypassrls: false, rolcanlogin: false },
    { rolname: 'authenticated', rolbypassrls: false, rolcanlogin: false },
    { rolname: 'service_role', rolbypassrls: true, rolcanlogin: false },
  ])
})

test('a count arrives as a number, and an inexact one is refused, not rounded', async () => {
  expect((await pool.query('select 42::int8 as n')).rows).toEqual([{ n: 42 }])
  await expect(pool.query('select 9007199254740993::int8 as n')).rejects.toThrow('does not fit')
})

test('a connection closed by the database breaks neither the process nor the pool', async () => {
  const { rows } = await pool.query('select pg_backend_pid() as pid')
  const ended = new Promise((resolve) => pool.once('error', resolve))
  await newPool().query('select pg_terminate_backend($1)', [rows[0].pid])
  await ended
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
