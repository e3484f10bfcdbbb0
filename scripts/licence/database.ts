import { createDatabase } from '#server/database/connection/database.ts'
import { migrate } from '#server/database/connection/migrate.ts'
import { namingMistakes } from '#server/database/connection/prepare.ts'
import { createPool } from '#server/database/connection/pool.ts'
import type { Database } from '#server/database/connection/tables.ts'
import { withSupabase } from '#server/local/withSupabase.ts'
import { readSettings } from '../operator/runCommand.ts'

/** Runs work on Plenum's database, migrated: the one of DATABASE_URL, else the local one of DATA_DIR. */
export async function withDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const { config, logger } = readSettings()
  return await withSupabase(config, logger, async ({ databaseUrl }, isAlone) => {
    const pool = createPool(databaseUrl, logger, { max: 1 })
    const onDatabase = async () => {
      // The database of a running Plenum is up to date.
      if (isAlone) await migrate(pool, { logger })
      return await work(createDatabase(pool))
    }
    return await namingMistakes(databaseUrl, onDatabase).finally(() => pool.end())
  })
}
