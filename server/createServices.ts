import { createAccess } from './access/access.ts'
import { createAccountTokens } from './access/accountTokens.ts'
import { createFacts } from './access/facts.ts'
import { createMemberTokens } from './access/memberTokens.ts'
import { createTokens } from './access/tokens.ts'
import { createAccounts } from './accounts/accounts.ts'
import type { Config, FarSupabase } from './config.ts'
import { createDatabase } from './database/database.ts'
import { createPool } from './database/pool.ts'
import { createInvitations } from './invitations/invitations.ts'
import { createLimits } from './limits/limits.ts'
import { clientAddress, proxyList } from './limits/network.ts'
import { createRooms } from './live/rooms.ts'
import type { RoomStore } from './live/rooms.ts'
import { createSignals } from './live/signals.ts'
import type { Logger } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import type { Services } from './services.ts'
import { createSupabase } from './supabase.ts'
import { createTicks } from './tick/ticks.ts'

export interface ServiceParts {
  config: Pick<Config, 'isBeta' | 'adminEmails' | 'trustedProxies' | 'smtpUrl' | 'mailFrom' | 'dataDir'>
  supabase: Omit<FarSupabase, 'kind'>
  appSecret: Buffer
  publicUrl: string
  allowedOrigins: ReadonlySet<string>
  logger: Logger
  /** How many people are connected to a workshop; known once the websocket is there. */
  connectionsOf: (workshopId: string) => number
}

/** Makes everything of the server that answers nobody yet. */
export function createServices(parts: ServiceParts): Services & { rooms: RoomStore } {
  const { logger, appSecret, publicUrl, allowedOrigins, connectionsOf } = parts
  const pool = createPool(parts.supabase.databaseUrl, logger)
  const database = createDatabase(pool)
  const signals = createSignals()
  const supabase = createSupabase(parts.supabase)
  const memberTokens = createMemberTokens(appSecret)
  const tokens = createTokens({ accounts: createAccountTokens(parts.supabase), members: memberTokens })
  const facts = createFacts(database, signals)
  const rooms = createRooms({ pool, logger })
  const { isBeta, adminEmails, trustedProxies } = parts.config
  const proxies = proxyList(trustedProxies)
  const limits = createLimits()
  const sendMail = createMailer(parts.config, logger)
  const ticks = createTicks({ pool, rooms, logger, signals, connectionsOf })
  return {
    logger,
    pool,
    database,
    appSecret,
    publicUrl,
    allowedOrigins,
    addressOf: (request) => clientAddress(request, proxies),
    supabase,
    signals,
    rooms,
    limits,
    invitations: createInvitations({ sendMail, limits, logger, publicUrl }),
    access: createAccess({ database, facts, tokens }),
    accounts: createAccounts({
      ...{
        pool,
        database,
        supabase,
        facts,
        tokens,
        memberTokens,
        limits,
        signals,
        ticks,
        rooms,
        logger,
        appSecret,
        publicUrl,
        dataDir: parts.config.dataDir,
        isBeta,
        adminEmails,
      },
    }),
    ticks,
  }
}
