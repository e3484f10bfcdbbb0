import type { Pool } from 'pg'
import type * as Y from 'yjs'
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { createPool } from '#server/database/connection/pool.ts'
import { testDatabase } from '#support/servers/localSupabase.ts'
import type { TestDatabase } from '#support/servers/localSupabase.ts'
import { quiet } from '#support/quiet.ts'
import { attached, createWorkshop, startNode } from './liveWorkshop.ts'
import type { TestNode, TestWorkshop } from './liveWorkshop.ts'

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

export interface SharedWorkshop {
  database: SharedDatabase
  workshop: TestWorkshop
  node: TestNode
  /** The server stops, and another one takes its place: what is not stored is lost. */
  restart(options?: { idleMs?: number }): Promise<void>
  desk(): Promise<Y.Doc>
  board(): Promise<Y.Doc>
}

/** A database for the tests of a file, and for each test a workshop with one brainstorm and a server. */
export function withWorkshop(): SharedWorkshop {
  const database = withDatabase()
  const shared = {
    database,
    async restart(options) {
      await shared.node.stop()
      shared.node = startNode(database.pool, options)
    },
    desk: () => attached(shared.node, shared.workshop, shared.workshop.desk),
    board: () => attached(shared.node, shared.workshop, shared.workshop.board),
  } as SharedWorkshop
  beforeEach(async () => {
    shared.workshop = await createWorkshop(database.pool)
    shared.node = startNode(database.pool)
  })
  afterEach(() => shared.node.stop())
  return shared
}
