import type { Pool } from 'pg'
import type { ActivityModels } from '#domain/activity/model.ts'
import type { Facts } from '#server/access/facts.ts'
import type { MemberTokens } from '#server/access/memberTokens.ts'
import type { Tokens } from '#server/access/tokens.ts'
import type { Database } from '#server/database/tables.ts'
import type { Limits } from '#server/limits/limits.ts'
import type { Signals } from '#server/live/signals.ts'
import type { Logger } from '#server/log.ts'
import type { Supabase } from '#server/supabase.ts'
import type { Rooms, Ticks } from '#server/tick/contract.ts'

/** What the acts on accounts are made with. */
export interface AccountParts {
  pool: Pool
  database: Database
  supabase: Supabase
  facts: Facts
  tokens: Tokens
  memberTokens: MemberTokens
  limits: Limits
  signals: Signals
  ticks: Ticks
  rooms: Rooms
  models: ActivityModels
  logger: Logger
  appSecret: Buffer
  /** Without a slash at the end; stands in the links of mails. */
  publicUrl: string
  /** Mails that were written as files stand in it. */
  dataDir: string
  /** Shows the specification's "beta" block. */
  isBeta: boolean
  /** Addresses of administrators, in lower case. */
  adminEmails: readonly string[]
  /** Has the database's planner forget its samples of what was erased. */
  forgetSamples: () => void
  /** What goes on after the answer; ended before the server does. */
  background: Background
}

/** Work that nobody waits for. */
export interface Background {
  /** @param what for the log, should it fail */
  run(what: string, work: () => Promise<void>): void
  idle(): Promise<void>
}

export function createBackground(logger: Logger): Background {
  const running = new Set<Promise<void>>()
  return {
    run(what, work) {
      const done = work()
        .catch((error: unknown) => logger.error({ err: error }, what))
        .finally(() => running.delete(done))
      running.add(done)
    },
    async idle() {
      await Promise.all(running)
    },
  }
}
