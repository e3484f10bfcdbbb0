import { readConfig } from '#server/config.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { migrate } from '#server/database/connection/migrate.ts'
import { namingMistakes } from '#server/database/connection/prepare.ts'
import { createPool } from '#server/database/connection/pool.ts'
import type { Database } from '#server/database/connection/tables.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { runningDatabaseUrl } from '#server/local/postgres/runningDatabase.ts'
import { createLogger } from '#server/log.ts'

/**
 * Runs work on Plenum's database: the one of DATABASE_URL, else the local one of DATA_DIR, which is used directly while
 * Plenum runs, and otherwise started for the work.
 */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env)
  const logger = createLogger(process.env['LOG_LEVEL'] ? config.logLevel : 'warn')
  const runningUrl =
    config.supabase.kind === 'far'
      ? config.supabase.databaseUrl
      : await runningDatabaseUrl(config.dataDir, logger)
  const local =
    runningUrl === null
      ? await startLocalSupabase({
          dataDir: config.dataDir,
          logger,
          sendMail: () => Promise.reject(new Error('nobody asks for mail here')),
        })
      : null
  const databaseUrl = local?.databaseUrl ?? runningUrl ?? ''
  const pool = createPool(databaseUrl, logger, { max: 1 })
  try {
    // The database of a running Plenum is up to date.
    if (local) await migrate(pool, { logger })
    return await namingMistakes(databaseUrl, () => work(createDatabase(pool)))
  } finally {
    await pool.end()
    await local?.stop()
  }
}
