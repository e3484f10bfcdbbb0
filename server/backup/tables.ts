import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import pg from 'pg'
import type { ClientBase } from 'pg'
import * as copy from 'pg-copy-streams'
import { databaseAddress } from '../database/connection/address.ts'
import { namingMistakes } from '../database/connection/prepare.ts'
import { DatabaseClient } from '../database/connection/client.ts'
import type { DumpedTable } from './manifest.ts'

/** A table as it is in the database. Generated columns are left out: they follow from the others. */
export interface Table {
  schema: DumpedTable['schema']
  name: string
  columns: { name: string; type: string }[]
}

/** A piece of a table's rows, in bytes; it is in memory as a whole. */
const pieceBytes = 4 * 1024 * 1024

/**
 * Runs work on a connection without limits of time: rows of large tables take longer than any statement of the server.
 *
 * @throws {ConfigError} naming DATABASE_URL when there is no connection
 */
export async function onConnection<Result>(
  databaseUrl: string,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const address = databaseAddress(databaseUrl)
  if ('problem' in address) throw new Error(`DATABASE_URL ${address.problem}`)
  const client = new DatabaseClient({ ...address.connection, application_name: 'plenum backup' })
  await namingMistakes(databaseUrl, () => client.connect())
  try {
    // Policies would hide rows without a word, and dates be read as a server of another country writes them.
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set row_security = off;
       set datestyle = 'ISO, YMD'; set intervalstyle = 'postgres'`,
    )
    return await work(client)
  } finally {
    await client.end()
  }
}

/** The tables of a schema, each after those that its rows refer to. @throws when they refer to each other */
export async function tablesOf(client: ClientBase, schema: Table['schema']): Promise<Table[]> {
  const { rows } = await client.query<Omit<Table, 'schema'> & { refersTo: string[] }>(
    `select relname as name,
       (select json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod)) order by attnum)
        from pg_attribute where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
       array(select other.relname::text from pg_constraint join pg_class other on other.oid = confrelid
        where conrelid = pg_class.oid and contype = 'f' and confrelid <> conrelid) as "refersTo"
     from pg_class where relkind = 'r' and relnamespace = to_regnamespace($1) order by relname`,
    [schema],
  )
  const sorted: Table[] = []
  let waiting = rows
  while (waiting.length > 0) {
    const names = new Set(waiting.map(({ name }) => name))
    const next = waiting.filter(({ refersTo }) => !refersTo.some((name) => names.has(name)))
    if (next.length === 0) throw new Error(`tables refer to each other: ${[...names].join(', ')}`)
    sorted.push(...next.map(({ name, columns }) => ({ schema, name, columns })))
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return sorted
}

/** `"schema"."name"` */
export function quoted({ schema, name }: Pick<Table, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`
}

export function listed(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ')
}

/** Reads all rows of a table in pieces. @returns their number */
export async function copyOut(
  client: ClientBase,
  table: Table,
  take: (piece: Buffer) => Promise<void>,
): Promise<number> {
  const columns = listed(table.columns.map(({ name }) => name))
  const rows = client.query(copy.to(`copy ${quoted(table)} (${columns}) to stdout`))
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < pieceBytes) continue
    await take(Buffer.concat(chunks))
    chunks = []
    bytes = 0
  }
  if (bytes > 0) await take(Buffer.concat(chunks))
  return rows.rowCount
}

/** Writes rows into a table piece by piece. */
export interface CopyIn {
  write(piece: Buffer): Promise<void>
  /** @returns the number of rows */
  end(): Promise<number>
}

/** @param target with its list of columns, as SQL */
export function copyIn(client: ClientBase, target: string): CopyIn {
  const rows = client.query(copy.from(`copy ${target} from stdin`))
  const over = finished(rows)
  over.catch(() => undefined) // also reported by `end`
  return {
    async write(piece) {
      if (!rows.write(piece)) await Promise.race([once(rows, 'drain'), over])
    },
    async end() {
      rows.end()
      await over
      return rows.rowCount
    },
  }
}
