import { activityModels } from '#domain/activity/models.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll } from 'vitest'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { workshopIdFrom } from '#domain/ids.ts'
import { createAccess } from '#server/access/access.ts'
import { createAccountTokens } from '#server/access/accountTokens.ts'
import type { AccessControl } from '#server/access/contract.ts'
import { createAccessCache } from '#server/access/accessCache.ts'
import type { AccessCache } from '#server/access/accessCache.ts'
import { createKeyObjects } from '#server/access/keyObjects.ts'
import { createMemberSecrets } from '#server/access/memberSecrets.ts'
import { createMemberTokens } from '#server/access/memberTokens.ts'
import { createTokens } from '#server/access/tokens.ts'
import { createWorkshopKeys } from '#server/access/workshopKeys.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import type { Accounts } from '#server/accounts/contract.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { createPool } from '#server/database/connection/pool.ts'
import type { Database, WorkshopsTable } from '#server/database/connection/tables.ts'
import type { Workshop } from '#server/database/workshops/workshops.ts'
import { createForgetSamples } from '#server/erase/forgetSamples.ts'
import { createFiles } from '#server/files/files.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createLiveWorkshops } from '#server/live/liveWorkshops.ts'
import { createSignals } from '#server/live/signals.ts'
import type { Signals } from '#server/live/signals.ts'
import { createSupabase } from '#server/supabase.ts'
import { createSupabaseFaults } from '#server/supabaseFaults.ts'
import { createTicks } from '#server/tick/ticks.ts'
import { testDatabase, uniqueEmail } from '#support/servers/localSupabase.ts'
import { createRevocations } from '#server/access/revocations.ts'
import type { Revocations } from '#server/access/revocations.ts'
import { keepRevocation } from '#server/database/accounts/revocations.ts'
import type { Pool } from 'pg'

/** Accounts and access over a real database and a real Supabase, without the rest of the server. */
export interface AccountParts {
  database: Database
  accounts: Accounts
  access: AccessControl
  accessCache: AccessCache
  signals: Signals
  appSecret: Buffer
  /** Everything logged so far, at the most verbose level. */
  logged(): string
  stop(): Promise<void>
}

async function startAccountParts({
  adminEmails = [],
}: { adminEmails?: string[] } = {}): Promise<AccountParts> {
  const { supabase: address, databaseUrl, stop } = await testDatabase()
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const pool = createPool(databaseUrl, logger)
  const database = createDatabase(pool)
  const signals = createSignals()
  const appSecret = randomBytes(32)
  const accessCache = createAccessCache(database, signals)
  const memberTokens = createMemberTokens(appSecret)
  const faults = createSupabaseFaults(logger)
  const supabase = createSupabase(address, faults)
  const keys = createWorkshopKeys({ pool, objects: createKeyObjects(supabase), signals, logger })
  const secrets = createMemberSecrets(signals)
  const tokens = createTokens({
    accounts: createAccountTokens(address),
    members: memberTokens,
    secrets,
    revocations: revocationsOf(pool, signals),
    faults,
  })
  const liveWorkshops = createLiveWorkshops({ models: activityModels, pool, logger })
  const ticks = createTicks({ pool, liveWorkshops, logger, signals })
  const files = createFiles({ pool, supabase, logger, dataDir: '/nonexistent' })
  const accounts = createAccounts({
    models: activityModels,
    pool,
    database,
    supabase,
    faults,
    files,
    accessCache,
    tokens,
    memberTokens,
    limits: createLimits(),
    signals,
    ticks,
    committed: liveWorkshops,
    logger,
    appSecret,
    publicUrl: 'http://plenum.test',
    dataDir: '/nonexistent',
    isBeta: false,
    adminEmails,
    forgetSamples: createForgetSamples(pool, logger),
  })
  return {
    database,
    accounts,
    access: createAccess({ database, accessCache, tokens, secrets, keys, committed: liveWorkshops }),
    accessCache,
    signals,
    appSecret,
    logged: () => lines.join(''),
    async stop() {
      await accounts.stop()
      await files.idle()
      await ticks.stop()
      await liveWorkshops.stop()
      await pool.end()
      await stop()
    },
  }
}

/** The parts for the tests of one file; they are available once these run. */
export function withAccountParts(options?: Parameters<typeof startAccountParts>[0]): AccountParts {
  const shared = {} as AccountParts
  beforeAll(async () => void Object.assign(shared, await startAccountParts(options)))
  afterAll(() => shared.stop())
  return shared
}

export const goodPassword = 'correct horse 9'

/** An account that has just signed up. */
export async function newAccount({ accounts }: Pick<AccountParts, 'accounts'>, name = 'person') {
  const email = uniqueEmail(name)
  const user = await accounts.signUp({ address: '127.0.0.1' }, { email, password: goodPassword })
  if (!user) throw new Error('no user')
  return { ...user, email }
}

/** A workshop's rows, without its documents. */
export async function newWorkshop(
  database: Database,
  creator: UserId,
  fields: Partial<Insertable<WorkshopsTable>> = {},
): Promise<Workshop> {
  const workshop = { id: newWorkshopId(), workshop_name: 'Kick-off', creator, ...fields }
  const made = await database
    .insertInto('workshops')
    .values(workshop)
    .returningAll()
    .executeTakeFirstOrThrow()
  const workshop_id = made.id
  await database
    .insertInto('workshop_keys')
    .values({ workshop_id, key: randomBytes(32) })
    .execute()
  await database.insertInto('facilitators').values({ workshop_id, user_id: creator }).execute()
  return made
}

export function newWorkshopId(): WorkshopId {
  return workshopIdFrom(randomBytes(32))
}

export function newId(): string {
  return randomUUID()
}

/** Revocations for a server assembled from parts: stored as usual, but announced to this process only. */
export function revocationsOf(pool: Pool, signals: Signals): Revocations {
  const node = randomUUID()
  return createRevocations({
    keep: (revocation) => keepRevocation(pool, { node, sealed: Buffer.alloc(0) }, revocation),
    onRevoked: () => signals.emit('accountRevoked'),
  })
}
