import { activityModels } from '#domain/activity/models.ts'
import { randomBytes, randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { pino } from 'pino'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { workshopIdFrom } from '#domain/ids.ts'
import { createAccess } from '#server/access/access.ts'
import { createAccountTokens } from '#server/access/accountTokens.ts'
import type { AccessControl } from '#server/access/contract.ts'
import { createFacts } from '#server/access/facts.ts'
import type { Facts } from '#server/access/facts.ts'
import { createKeyObjects } from '#server/access/keyObjects.ts'
import { createMemberSecrets } from '#server/access/memberSecrets.ts'
import { createMemberTokens } from '#server/access/memberTokens.ts'
import { createTokens } from '#server/access/tokens.ts'
import { createWorkshopKeys } from '#server/access/workshopKeys.ts'
import { createAccounts } from '#server/accounts/accounts.ts'
import type { Accounts } from '#server/accounts/contract.ts'
import { createDatabase } from '#server/database/database.ts'
import { createPool } from '#server/database/pool.ts'
import type { Database } from '#server/database/tables.ts'
import type { WorkshopsTable } from '#server/database/tables.ts'
import type { Workshop } from '#server/database/workshops.ts'
import { createForgetSamples } from '#server/erase/forgetSamples.ts'
import { createLimits } from '#server/limits/limits.ts'
import { createRooms } from '#server/live/rooms.ts'
import { createSignals } from '#server/live/signals.ts'
import type { Signals } from '#server/live/signals.ts'
import { createSupabase } from '#server/supabase.ts'
import { createTicks } from '#server/tick/ticks.ts'
import { testDatabase, uniqueEmail } from './localSupabase.ts'
import { revocationsOf } from './revocations.ts'

/** Accounts and access over a real database and a real Supabase, without the rest of the server. */
export interface AccountParts {
  database: Database
  accounts: Accounts
  access: AccessControl
  facts: Facts
  signals: Signals
  appSecret: Buffer
  /** Everything that was logged so far, the most talkative level. */
  logged(): string
  stop(): Promise<void>
}

export async function startAccountParts({
  adminEmails = [],
}: { adminEmails?: string[] } = {}): Promise<AccountParts> {
  const { supabase: address, databaseUrl, stop } = await testDatabase()
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) })
  const pool = createPool(databaseUrl, logger)
  const database = createDatabase(pool)
  const signals = createSignals()
  const appSecret = randomBytes(32)
  const facts = createFacts(database, signals)
  const memberTokens = createMemberTokens(appSecret)
  const supabase = createSupabase(address)
  const keys = createWorkshopKeys({ pool, objects: createKeyObjects(supabase), signals, logger })
  const secrets = createMemberSecrets(signals)
  const tokens = createTokens({
    accounts: createAccountTokens(address),
    members: memberTokens,
    secrets,
    revocations: revocationsOf(pool, signals),
  })
  const rooms = createRooms({ models: activityModels, pool, logger })
  const ticks = createTicks({ pool, rooms, logger, signals })
  const accounts = createAccounts({
    models: activityModels,
    pool,
    database,
    supabase,
    facts,
    tokens,
    memberTokens,
    limits: createLimits(),
    signals,
    ticks,
    rooms,
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
    access: createAccess({ database, facts, tokens, secrets, keys }),
    facts,
    signals,
    appSecret,
    logged: () => lines.join(''),
    async stop() {
      await accounts.stop()
      await ticks.stop()
      await rooms.stop()
      await pool.end()
      await stop()
    },
  }
}

export const goodPassword = 'correct horse 9'

/** An account that has just been signed up. */
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
