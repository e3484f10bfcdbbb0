import pg from 'pg'
import { messageOf } from '../../local/logger.ts'
import type { Logger } from '../../local/logger.ts'
import { ownMemory } from '../../ownMemory.ts'
import { databaseAddress } from './address.ts'
import { DatabaseClient } from './client.ts'

const bytea = 17
const int8 = 20

/**
 * Counts and sequence numbers stay far below 2^53; a larger number is an error and must not lose precision silently.
 */
function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit into a number`)
  return value
}

/** The driver takes small Buffers from a pool, which a cached one would keep as a whole. */
function parseBytea(text: string): Buffer {
  const parse: (text: string) => Buffer = pg.types.getTypeParser(bytea)
  return text.startsWith('\\x') ? ownMemory(text.slice(2), 'hex') : parse(text)
}

/** By type; texts of all other types are parsed by the driver. */
const parsers = new Map<number, (text: string) => unknown>([
  [int8, parseInt8],
  [bytea, parseBytea],
])

/** Of its connections, in the list of a database. */
export const nameOfPlenum = 'plenum'

const connectMs = 10_000
const idleTransactionMs = 30_000

export type PoolOptions = {
  /** Maximum number of connections. The local Postgres has 60 for everything. */
  max?: number
  /** The server cancels a statement after this time, in milliseconds. */
  statementTimeoutMs?: number
}

/** The pool waits for what this returns, though its types do not say so. */
function setLimits(client: pg.ClientBase, statementTimeoutMs: number): unknown {
  const limits: pg.QueryConfig & { query_timeout: number } = {
    text: `set statement_timeout = ${statementTimeoutMs}; set idle_in_transaction_session_timeout = ${idleTransactionMs}`,
    query_timeout: connectMs,
  }
  return client.query(limits)
}

/**
 * Connections to the database. A broken connection is dropped and replaced: no restart is needed when the database
 * comes back.
 *
 * - int8 arrives as a number, bytea as a Buffer with memory of its own
 * - waiting for a connection ends after 10 s with an error, a statement after 30 s, an idle transaction after 30 s: a
 *   node that hangs must not hold its locks for ever
 * - a statement without any answer ends 5 s after Postgres would have cancelled it: on a network that drops all
 *   packets, TCP would report nothing for a quarter of an hour
 * - the server's limits are set by a statement: poolers refuse them among the parameters of a start
 *
 * @throws {Error} when the address cannot be used; `readConfig` has told the operator by then
 */
export function createPool(
  databaseUrl: string,
  logger: Pick<Logger, 'warn'>,
  { max = 20, statementTimeoutMs = 30_000 }: PoolOptions = {},
): pg.Pool {
  const address = databaseAddress(databaseUrl)
  if ('problem' in address) throw new Error(`DATABASE_URL ${address.problem}`)
  const pool = new pg.Pool({
    ...address.connection,
    Client: DatabaseClient,
    max,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    query_timeout: statementTimeoutMs + 5_000,
    onConnect: (client) => setLimits(client, statementTimeoutMs),
    application_name: nameOfPlenum,
    types: {
      getTypeParser: (oid, format) =>
        (format !== 'binary' && parsers.get(oid)) || pg.types.getTypeParser(oid, format),
    },
  })
  // The pool has an `error` event of its own for idle connections, which would end the process as well.
  pool.on('error', (error) => logger.warn({ reason: messageOf(error) }, 'a database connection broke'))
  return pool
}
