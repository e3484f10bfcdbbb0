import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Database, Tables } from './tables.ts'

/** Typed statements over the pool; the pool stays its maker's to end. */
export function createDatabase(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
