import type { SupabaseClient } from '@supabase/supabase-js'
import type { Pool } from 'pg'
import type { AccessControl } from './access/contract.ts'
import type { Database } from './database/tables.ts'
import type { Signals } from './live/signals.ts'
import type { Logger } from './log.ts'
import type { Rooms, Ticks } from './tick/contract.ts'

/** What the server is made of; made once at start, handed to every resolver, hook and route. */
export interface Services {
  logger: Logger
  pool: Pool
  /** Typed statements over the pool. */
  database: Database
  /** Signs participants' and export tokens. */
  appSecret: Buffer
  /** The address people type, without a slash at the end. */
  publicUrl: string
  /** Origins of our own pages, for both websockets. */
  allowedOrigins: ReadonlySet<string>
  /** A client without a session, for accounts and files; the same near and far. */
  supabase: SupabaseClient
  access: AccessControl
  ticks: Ticks
  rooms: Rooms
  signals: Signals
}
