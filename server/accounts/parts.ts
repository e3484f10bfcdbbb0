import type { Pool } from 'pg'
import type { ActivityModels } from '#domain/activity/model.ts'
import type { AccessCache } from '../access/accessCache.ts'
import type { MemberTokens } from '#server/access/memberTokens.ts'
import type { Files } from '#server/files/files.ts'
import type { Tokens } from '#server/access/tokens.ts'
import type { Database } from '../database/connection/tables.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Signals } from '#server/live/signals.ts'
import type { Background } from '#server/background.ts'
import type { Logger } from '#server/log.ts'
import type { Supabase } from '#server/supabase.ts'
import type { SupabaseFaults } from '#server/supabaseFaults.ts'
import type { CommittedDocuments, Ticks } from '#server/tick/contract.ts'

/** Dependencies of the calls on accounts. */
export interface AccountParts {
  pool: Pool
  database: Database
  supabase: Supabase
  faults: SupabaseFaults
  files: Files
  accessCache: AccessCache
  tokens: Tokens
  memberTokens: MemberTokens
  limits: Limits
  signals: Signals
  ticks: Ticks
  committed: CommittedDocuments
  models: ActivityModels
  logger: Logger
  appSecret: Buffer
  /** Without a trailing slash; used in the links of mails. */
  publicUrl: string
  /** Folder of mails that are written to files. */
  dataDir: string
  /** Shows the experimental options of the settings. SPEC M6. */
  isBeta: boolean
  /** Addresses of administrators, in lower case. */
  adminEmails: readonly string[]
  /** Makes the database's planner take its samples anew, without erased values. */
  forgetSamples: () => void
  /** Background work after the answer; awaited before the server stops. */
  background: Background
}
