import { activityModels } from '#domain/activity/models.ts'
import { createAccess } from './access/access.ts'
import { createAccountTokens } from './access/accountTokens.ts'
import { createFacts } from './access/facts.ts'
import { createKeyObjects } from './access/keyObjects.ts'
import { createMemberSecrets } from './access/memberSecrets.ts'
import { createMemberTokens } from './access/memberTokens.ts'
import { createRevocations } from './access/revocations.ts'
import { createTokens } from './access/tokens.ts'
import { createWorkshopKeys } from './access/workshopKeys.ts'
import { createAccounts } from './accounts/accounts.ts'
import type { Config, FarSupabase } from './config.ts'
import { createDatabase } from './database/database.ts'
import { createPool } from './database/pool.ts'
import { createWorkload } from './graphql/workload/workload.ts'
import { createForgetSamples } from './erase/forgetSamples.ts'
import { createInvitations } from './invitations/invitations.ts'
import { createAllowances } from './limits/allowances.ts'
import type { AllowanceSize } from './limits/allowances.ts'
import { allowances, createLimits } from './limits/limits.ts'
import { clientAddress, proxyList } from './limits/network.ts'
import { createRooms } from './live/rooms.ts'
import type { RoomStore } from './live/rooms.ts'
import { createSignalBus } from './live/signalBus.ts'
import type { SignalBus } from './live/signalBus.ts'
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
  /** How fast commands may come, of each participant and each account. */
  commandAllowance?: AllowanceSize | undefined
}

/** The other nodes that work on the same database. */
export interface Nodes {
  /** Learns what was revoked before, and hears and tells from now on. @throws {Error} when the database does not answer */
  meet(): Promise<void>
  part(): Promise<void>
}

/** Makes everything of the server that answers nobody yet. */
export function createServices(parts: ServiceParts): Services & { rooms: RoomStore; nodes: Nodes } {
  const { logger, appSecret, publicUrl, allowedOrigins, connectionsOf } = parts
  const pool = createPool(parts.supabase.databaseUrl, logger)
  const database = createDatabase(pool)
  const signals = createSignals()
  // Of its own, so that what is revoked is heard of when all connections are busy.
  const signalPool = createPool(parts.supabase.databaseUrl, logger, { max: 1, statementTimeoutMs: 5000 })
  const bus: SignalBus = createSignalBus({ pool: signalPool, appSecret, logger })
  const revocations = createRevocations({
    keep: (revocation) => bus.keepRevocation(revocation),
    catchUp: () => bus.learnRevocations(),
    onRevoked: () => signals.emit('accountRevoked'),
  })
  const supabase = createSupabase(parts.supabase)
  const memberTokens = createMemberTokens(appSecret)
  const keys = createWorkshopKeys({ pool, objects: createKeyObjects(supabase), signals, logger })
  const secrets = createMemberSecrets(signals)
  const accountTokens = createAccountTokens(parts.supabase)
  const tokens = createTokens({ accounts: accountTokens, members: memberTokens, secrets, revocations })
  const facts = createFacts(database, signals)
  const rooms = createRooms({ models: activityModels, pool, logger })
  const { isBeta, adminEmails, trustedProxies } = parts.config
  const proxies = proxyList(trustedProxies)
  const limits = createLimits()
  const sendMail = createMailer(parts.config, logger)
  const ticks = createTicks({ pool, rooms, logger, signals, connectionsOf })
  const forgetSamples = createForgetSamples(pool, logger)
  // Also when another node erased it.
  signals.on('workshopErased', ({ workshopId }) => rooms.drop(workshopId))
  return {
    models: activityModels,
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
    commands: {
      member: createAllowances(parts.commandAllowance ?? allowances.commandsOfMember),
      account: createAllowances(parts.commandAllowance ?? allowances.commandsOfAccount),
    },
    workload: createWorkload(),
    invitations: createInvitations({
      ...{ sendMail, limits, logger, publicUrl, database },
      hasMailServer: parts.config.smtpUrl !== null,
    }),
    access: createAccess({ database, facts, tokens, secrets, keys }),
    keys,
    accounts: createAccounts({
      ...{
        models: activityModels,
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
        forgetSamples,
      },
    }),
    forgetSamples,
    ticks,
    nodes: {
      meet: () => bus.start(signals, revocations),
      async part() {
        await bus.stop()
        await signalPool.end()
      },
    },
  }
}
