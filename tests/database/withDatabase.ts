import type { Pool } from 'pg'
import { afterAll, beforeAll } from 'vitest'
import { createPool } from '#server/database/connection/pool.ts'
import { testDatabase } from '#support/servers/localSupabase.ts'
import type { TestDatabase } from '#support/servers/localSupabase.ts'
import { quiet } from '#support/quiet.ts'

export interface SharedDatabase {
  pool: Pool
  databaseUrl: string
  /** The database with the accounts and files of the test run. */
  supabase: TestDatabase['supabase']
}

/** A fresh database for the tests of one file; its pool is available once they run. */
export function withDatabase(): SharedDatabase {
  const shared = {} as SharedDatabase
  let database: TestDatabase
  beforeAll(async () => {
    database = await testDatabase()
    shared.databaseUrl = database.databaseUrl
    shared.supabase = database.supabase
    shared.pool = createPool(database.databaseUrl, quiet)
  })
  afterAll(async () => {
    await shared.pool.end()
    await database.stop()
  })
  return shared
}
