import type { IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import type { ActivityModels } from '#domain/activity/model.ts'
import type { AccessControl } from './access/contract.ts'
import type { WorkshopKeys } from './access/workshopKeys.ts'
import type { Accounts } from './accounts/contract.ts'
import type { Database } from './database/connection/tables.ts'
import type { Workload } from './limits/workload.ts'
import type { Files } from './files/files.ts'
import type { Invitations } from './invitations/invitations.ts'
import type { Allowances } from './limits/allowances.ts'
import type { Limits } from './limits/limits.ts'
import type { Signals } from './live/signals.ts'
import type { Logger } from './log.ts'
import type { Supabase } from './supabase.ts'
import type { SupabaseFaults } from './supabaseFaults.ts'
import type { CommittedDocuments, Ticks } from './tick/contract.ts'

/** The parts of the server; created once at start, passed to every resolver, hook and route. */
export interface Services {
  /** All kinds of activities. */
  models: ActivityModels
  logger: Logger
  pool: Pool
  /** Typed statements over the pool. */
  database: Database
  /** Signs participants' and export tokens. */
  appSecret: Buffer
  /** The public address, without a trailing slash. */
  publicUrl: string
  /** Origins of our own pages, for both websockets. */
  allowedOrigins: ReadonlySet<string>
  /** The network address a request comes from; headers about it are trusted from configured proxies only. */
  addressOf: (request: IncomingMessage) => string
  /** Accounts and files; the same for a local and an external Supabase. */
  supabase: Supabase
  faults: SupabaseFaults
  /** Uploaded files. */
  files: Files
  invitations: Invitations
  /** Rate limits of expensive calls and of guessable codes. */
  limits: Pick<
    Limits,
    | 'workshopExport'
    | 'unknownRemoteCode'
    | 'slideUpload'
    | 'slideDownload'
    | 'slideDownloadOnScreens'
    | 'slideDownloadAnywhere'
  >
  /** Rate limits of commands, per participant or account. */
  commands: Record<'member' | 'account', Allowances>
  /** Cost limits per caller. */
  workload: Workload
  access: AccessControl
  keys: WorkshopKeys
  accounts: Accounts
  /** Makes the database's planner take its samples anew, without erased values; not awaited. */
  forgetSamples: () => void
  ticks: Ticks
  committed: CommittedDocuments
  signals: Signals
}
