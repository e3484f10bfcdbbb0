/**
 * npm run db:migrate      brings the database up to date: the one DATABASE_URL names, else the local one
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { createPool } from '#server/database/connection/pool.ts'
import { migrate } from '#server/database/connection/migrate.ts'
import { readConfig } from '#server/config.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { createLogger } from '#server/log.ts'

const settings = resolve(import.meta.dirname, '../.env')
if (existsSync(settings)) process.loadEnvFile(settings)
const config = readConfig(process.env)
const logger = createLogger(config.logLevel)
const near =
  config.supabase.kind === 'near'
    ? await startLocalSupabase({
        dataDir: config.dataDir,
        logger,
        sendMail: () => Promise.reject(new Error('nobody asks for mail while migrating')),
      })
    : null
const databaseUrl = near?.databaseUrl ?? (config.supabase.kind === 'far' ? config.supabase.databaseUrl : '')
const pool = createPool(databaseUrl, logger)
try {
  const applied = await migrate(pool)
  process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'up to date\n')
} finally {
  await pool.end()
  await near?.stop()
}
