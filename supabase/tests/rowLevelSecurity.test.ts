import type { PoolClient } from 'pg'
import { beforeAll, expect, test } from 'vitest'
import { withDatabase } from '../../tests/database/withDatabase.ts'

const database = withDatabase()

/** Roles that a publishable key, a signed-in person and the secret key act as. */
const strangers = ['anon', 'authenticated'] as const

interface Column {
  name: string
  type: string
  isGenerated: boolean
}

let tables: string[]

beforeAll(async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`,
  )
  tables = rows.map((row) => row.name)
})

/** Within a transaction that leaves nothing behind, with a row in the table. */
async function withRow(table: string, act: (client: PoolClient) => Promise<void>): Promise<void> {
  const client = await database.pool.connect()
  try {
    await client.query('begin')
    // Rows of tables that refer to others stand alone here.
    await client.query('set local session_replication_role = replica')
    await insertRow(client, table)
    await act(client)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

/** How a statement ends: the number of rows it touched or returned, or its error code. */
async function outcomeOf(client: PoolClient, sql: string): Promise<number | string> {
  await client.query('savepoint before')
  try {
    return (await client.query(sql)).rowCount ?? 0
  } catch (error) {
    await client.query('rollback to savepoint before')
    return (error as { code: string }).code
  }
}

const denied = '42501'

test('[HT23] every table has row-level security, and there is at least one table', async () => {
  const { rows } = await database.pool.query(
    `select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  )
  expect(rows).toEqual([])
  expect(tables.length).toBeGreaterThan(15)
})

test('[HT23] anonymous and signed-in roles have no privilege on any table, view, column, sequence or function of ours', async () => {
  const { rows } = await database.pool.query(`
    select grantee, table_name as what from information_schema.role_table_grants
      where table_schema in ('public', 'supabase_migrations') and grantee in ('anon', 'authenticated', 'PUBLIC')
    union all
    select grantee, table_name || '.' || column_name from information_schema.column_privileges
      where table_schema in ('public', 'supabase_migrations') and grantee in ('anon', 'authenticated', 'PUBLIC')
    union all
    select role, relname from pg_class, unnest(array['anon', 'authenticated']) as role
      where relkind = 'S' and relnamespace = 'public'::regnamespace and has_sequence_privilege(role, oid, 'usage, select, update')
    union all
    select role, proname from pg_proc, unnest(array['anon', 'authenticated']) as role
      where pronamespace = 'public'::regnamespace and has_function_privilege(role, oid, 'execute')`)
  expect(rows).toEqual([])
})

test('[HT23] even with all privileges granted, as in a hosted project, these roles see and change nothing', async () => {
  for (const table of tables) {
    await withRow(table, async (client) => {
      await client.query(`grant all on public.${table} to anon, authenticated, service_role`)
      await client.query('grant usage on all sequences in schema public to anon, authenticated')
      for (const role of strangers) {
        await client.query(`set local role ${role}`)
        const outcomes = []
        for (const sql of await statementsOn(client, table)) outcomes.push(await outcomeOf(client, sql))
        expect([table, ...outcomes]).toEqual([table, 0, 0, 0, denied])
        await client.query('reset role')
      }
      // The secret key stays on servers, and passes row-level security as everywhere.
      const rows = await outcomeOf(client, `select * from public.${table}`)
      expect(rows).toBeGreaterThan(0)
      await client.query('set local role service_role')
      expect(await outcomeOf(client, `select * from public.${table}`)).toBe(rows)
      await client.query('reset role')
    })
  }
})

test('[HT23] a table created later is closed to these roles too', async () => {
  const client = await database.pool.connect()
  await client.query('begin; create table public.made_later (id int)')
  const { rows } = await client.query(
    `select grantee from information_schema.role_table_grants where table_name = 'made_later' and grantee in ('anon', 'authenticated', 'PUBLIC')`,
  )
  await client.query('rollback')
  client.release()
  expect(rows).toEqual([])
})

/** Read, change, delete, and insert last: its error ends nothing that follows. */
async function statementsOn(client: PoolClient, table: string): Promise<string[]> {
  const [column] = await columnsOf(client, table)
  const name = column?.name ?? ''
  const changeable = (await columnsOf(client, table)).find((one) => !one.isGenerated)?.name ?? name
  return [
    `select * from public.${table}`,
    `update public.${table} set ${changeable} = ${changeable}`,
    `delete from public.${table}`,
    await insertSql(client, table),
  ]
}

async function insertRow(client: PoolClient, table: string): Promise<void> {
  await client.query(await insertSql(client, table))
}

/** A row by the types of its columns; where a check wants more, it says so here. */
async function insertSql(client: PoolClient, table: string): Promise<string> {
  const columns = (await columnsOf(client, table)).filter((column) => !column.isGenerated)
  const values = columns.map(({ name, type }) => checked[name] ?? valueOf[type])
  const lacking = columns.filter((_, index) => values[index] === undefined)
  if (lacking.length > 0)
    throw new Error(`${table}: no value for ${lacking.map(({ type }) => type).join(', ')}`)
  return `insert into public.${table} (${columns.map(({ name }) => name).join(', ')}) values (${values.join(', ')})`
}

const checked: Record<string, string> = { invited_as: `'participant'`, outcome: `'used'` }

const valueOf: Record<string, string> = {
  text: `'x'`,
  uuid: 'gen_random_uuid()',
  bytea: `decode(md5(random()::text), 'hex')`,
  int4: '1',
  int8: '1',
  bool: 'true',
  timestamptz: 'now()',
}

async function columnsOf(client: PoolClient, table: string): Promise<Column[]> {
  // From pg_catalog, which roles without any privilege may read too.
  const { rows } = await client.query<Column>(
    `select attname as name, typname as type, (attidentity <> '' or attgenerated <> '') as "isGenerated"
     from pg_attribute join pg_type on pg_type.oid = atttypid
     where attrelid = to_regclass($1) and attnum > 0 and not attisdropped order by attnum`,
    [`public.${table}`],
  )
  return rows
}
