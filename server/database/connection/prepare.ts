import { setTimeout as wait } from 'node:timers/promises'
import { ConfigError } from '../../config.ts'
import { messageOf } from '../../local/logger.ts'
import type { Logger } from '../../local/logger.ts'
import { databaseAddress } from './address.ts'
import { isConnectionLost } from './client.ts'
import { migrate } from './migrate.ts'
import { databaseMistake } from './mistakes.ts'
import { createPool } from './pool.ts'
import { sharesConnections } from './pooler.ts'

/** Delays after a lost connection, in milliseconds. */
const pausesMs = [200, 1_000, 2_000, 4_000, 8_000]

/**
 * Makes a database ready for the server: checks that it can be reached, safely and with sessions of its own, then
 * migrates it. Restarted when its connection is lost: a file under way is rolled back, or applied and recorded. A
 * restarting database accepts no connections for a while.
 *
 * @param upTo the last version of the schema to apply; by default the newest
 * @returns the versions that were applied now
 * @throws {ConfigError} naming DATABASE_URL and what to do
 * @throws {Error} when a migration fails
 */
export async function prepareDatabase(
  databaseUrl: string,
  logger: Pick<Logger, 'warn'>,
  upTo?: string,
): Promise<string[]> {
  const address = databaseAddress(databaseUrl)
  if ('warning' in address && address.warning) logger.warn({}, address.warning)
  return await namingMistakes(databaseUrl, () =>
    patiently(async () => {
      await demandSessions(databaseUrl, logger)
      const pool = createPool(databaseUrl, logger, { max: 1 })
      return await migrate(pool, { logger, ...(upTo && { upTo }) }).finally(() => pool.end())
    }, logger),
  )
}

/**
 * Work on a database whose failures an operator can do something about.
 *
 * @throws {ConfigError} naming DATABASE_URL in place of an error about the address or the rights in it
 */
export async function namingMistakes<Result>(
  databaseUrl: string,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    const mistake = databaseMistake(error, databaseUrl)
    throw mistake === null ? error : new ConfigError([mistake], { cause: error })
  }
}

/** What is wrong with such a pooler, and what to use. SPEC O12. */
export const inTransactionMode =
  'DATABASE_URL: this is a pooler in transaction mode, which loses the locks and settings of a session. Use the direct connection, or the pooler in session mode (Supabase: port 5432 instead of 6543).'

/** @throws {ConfigError} for a pooler that gives each transaction another connection */
async function demandSessions(databaseUrl: string, logger: Pick<Logger, 'warn'>): Promise<void> {
  if (await sharesConnections(databaseUrl, logger)) throw new ConfigError([inTransactionMode])
}

async function patiently<Result>(work: () => Promise<Result>, logger: Pick<Logger, 'warn'>): Promise<Result> {
  let isLost = false
  for (const pauseMs of pausesMs) {
    try {
      return await work()
    } catch (error) {
      isLost ||= isConnectionLost(error)
      if (!isLost) throw error
      logger.warn({ reason: messageOf(error) }, 'the connection broke while migrating; it is retried')
      await wait(pauseMs)
    }
  }
  return await work()
}
