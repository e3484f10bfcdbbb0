import type { IncomingMessage } from 'node:http'
import type { Pool } from 'pg'
import type { ActivityModels } from '#domain/activity/model.ts'
import type { AccessControl } from './access/contract.ts'
import type { WorkshopKeys } from './access/workshopKeys.ts'
import type { Accounts } from './accounts/contract.ts'
import type { Database } from './database/tables.ts'
import type { Workload } from './graphql/workload/workload.ts'
import type { Invitations } from './invitations/invitations.ts'
import type { Allowances } from './limits/allowances.ts'
import type { Limits } from './limits/limits.ts'
import type { Signals } from './live/signals.ts'
import type { Logger } from './log.ts'
import type { Supabase } from './supabase.ts'
import type { Rooms, Ticks } from './tick/contract.ts'

/** What the server is made of; made once at start, handed to every resolver, hook and route. */
export interface Services {
  /** All kinds of activities. */
  models: ActivityModels
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
  /** The network address a request comes from; what headers say of it is believed of named proxies alone. */
  addressOf: (request: IncomingMessage) => string
  /** Accounts and files; the same near and far. */
  supabase: Supabase
  invitations: Invitations
  /** How often costly things may be asked for, and codes tried. */
  limits: Pick<Limits, 'workshopExport' | 'unknownRemoteCode'>
  /** How many commands a person may send, a participant or somebody with an account. */
  commands: Record<'member' | 'account', Allowances>
  /** What each caller may cost. */
  workload: Workload
  access: AccessControl
  keys: WorkshopKeys
  accounts: Accounts
  /** Has the database's planner forget its samples of what was erased; nobody waits for it. */
  forgetSamples: () => void
  ticks: Ticks
  rooms: Rooms
  signals: Signals
}
