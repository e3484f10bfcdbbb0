import { Kysely, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Database, Tables } from './tables.ts'

/** Typed statements over the pool; the creator of the pool closes it. */
export function createDatabase(pool: Pool): Database {
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}
