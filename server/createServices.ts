import { activityModels } from '#domain/activity/models.ts'
import { createAccess } from './access/access.ts'
import { createAccountTokens } from './access/accountTokens.ts'
import { createAccessCache } from './access/accessCache.ts'
import { createKeyObjects } from './access/keyObjects.ts'
import { createMemberSecrets } from './access/memberSecrets.ts'
import { createMemberTokens } from './access/memberTokens.ts'
import { createRevocations } from './access/revocations.ts'
import { createTokens } from './access/tokens.ts'
import { createWorkshopKeys } from './access/workshopKeys.ts'
import { createAccounts } from './accounts/accounts.ts'
import type { Config, FarSupabase } from './config.ts'
import { createDatabase } from './database/connection/database.ts'
import { createPool } from './database/connection/pool.ts'
import { createWorkload } from './limits/workload.ts'
import { createForgetSamples } from './erase/forgetSamples.ts'
import { createFiles } from './files/files.ts'
import { createInvitations } from './invitations/invitations.ts'
import { createAllowances } from './limits/allowances.ts'
import type { BucketSize } from './limits/tokenBucket.ts'
import { allowances, createLimits } from './limits/limits.ts'
import { clientAddress, proxyList } from './limits/network.ts'
import { createLiveWorkshops } from './live/liveWorkshops.ts'
import type { LiveWorkshops } from './live/liveWorkshops.ts'
import { createSignalBus } from './live/signalBus.ts'
import type { SignalBus } from './live/signalBus.ts'
import { createSignals } from './live/signals.ts'
import type { Logger } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import type { Services } from './services.ts'
import { createSupabase } from './supabase.ts'
import { createSupabaseFaults } from './supabaseFaults.ts'
import { createTicks } from './tick/ticks.ts'

export interface ServiceParts {
  config: Pick<Config, 'isBeta' | 'adminEmails' | 'trustedProxies' | 'smtpUrl' | 'mailFrom' | 'dataDir'>
  supabase: Omit<FarSupabase, 'kind'>
  appSecret: Buffer
  publicUrl: string
  allowedOrigins: ReadonlySet<string>
  logger: Logger
  /** How many people are connected to a workshop; available once the websocket exists. */
  connectionsOf: (workshopId: string) => number
  /** Rate limits of commands per participant and per account. */
  commandAllowance?: BucketSize | undefined
}

/** The other nodes on the same database. */
export interface Nodes {
  /** Loads earlier revocations, then exchanges signals. @throws {Error} when the database does not answer */
  meet(): Promise<void>
  part(): Promise<void>
}

/** Creates all parts of the server, none of which answers requests yet. */
export function createServices(
  parts: ServiceParts,
): Services & { liveWorkshops: LiveWorkshops; nodes: Nodes } {
  const { logger, appSecret, publicUrl, allowedOrigins, connectionsOf } = parts
  const pool = createPool(parts.supabase.databaseUrl, logger)
  const database = createDatabase(pool)
  const signals = createSignals()
  // A pool of its own, so that revocations arrive while all other connections are busy.
  const signalPool = createPool(parts.supabase.databaseUrl, logger, { max: 1, statementTimeoutMs: 5000 })
  const bus: SignalBus = createSignalBus({ pool: signalPool, appSecret, logger })
  const revocations = createRevocations({
    keep: (revocation) => bus.keepRevocation(revocation),
    catchUp: () => bus.learnRevocations(),
    onRevoked: () => signals.emit('accountRevoked'),
  })
  const faults = createSupabaseFaults(logger)
  const supabase = createSupabase(parts.supabase, faults)
  const memberTokens = createMemberTokens(appSecret)
  const keys = createWorkshopKeys({ pool, objects: createKeyObjects(supabase), signals, logger })
  const secrets = createMemberSecrets(signals)
  const accountTokens = createAccountTokens(parts.supabase)
  const tokens = createTokens({
    ...{ accounts: accountTokens, members: memberTokens, secrets, revocations, faults },
  })
  const accessCache = createAccessCache(database, signals)
  const liveWorkshops = createLiveWorkshops({ models: activityModels, pool, logger })
  const { isBeta, adminEmails, trustedProxies } = parts.config
  const proxies = proxyList(trustedProxies)
  const limits = createLimits()
  const sendMail = createMailer(parts.config, logger)
  const ticks = createTicks({ pool, liveWorkshops, logger, signals, connectionsOf })
  const forgetSamples = createForgetSamples(pool, logger)
  const files = createFiles({ pool, supabase, logger, dataDir: parts.config.dataDir })
  // Also when another node erased it.
  signals.on('workshopErased', ({ workshopId }) => liveWorkshops.drop(workshopId))
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
    faults,
    files,
    signals,
    liveWorkshops,
    committed: liveWorkshops,
    limits,
    commands: {
      member: createAllowances(parts.commandAllowance ?? allowances.commandsOfMember),
      account: createAllowances(parts.commandAllowance ?? allowances.commandsOfAccount),
    },
    workload: createWorkload(),
    invitations: createInvitations({
      ...{ sendMail, limits, logger, publicUrl, database, signals },
      hasMailServer: parts.config.smtpUrl !== null,
    }),
    access: createAccess({ database, accessCache, tokens, secrets, keys, committed: liveWorkshops }),
    keys,
    accounts: createAccounts({
      ...{
        models: activityModels,
        pool,
        database,
        supabase,
        faults,
        files,
        accessCache,
        tokens,
        memberTokens,
        limits,
        signals,
        ticks,
        committed: liveWorkshops,
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
