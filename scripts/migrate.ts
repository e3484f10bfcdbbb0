/**
 * npm run db:migrate      brings the database up to date: the one DATABASE_URL names, else the local one
 */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { prepareDatabase } from '#server/database/connection/prepare.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { startLocalSupabase } from '#server/local/localSupabase.ts'
import { messageOf } from '#server/local/logger.ts'
import { createLogger } from '#server/log.ts'

const settings = resolve(import.meta.dirname, '../.env')
if (existsSync(settings)) process.loadEnvFile(settings)
run().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = error instanceof ConfigError ? 2 : 1
})

async function run(): Promise<void> {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const local =
    config.supabase.kind === 'near'
      ? await startLocalSupabase({
          dataDir: config.dataDir,
          logger,
          sendMail: () => Promise.reject(new Error('nobody asks for mail while migrating')),
        })
      : null
  try {
    const { databaseUrl } = config.supabase.kind === 'far' ? config.supabase : (local ?? { databaseUrl: '' })
    const applied = await prepareDatabase(databaseUrl, logger)
    process.stdout.write(applied.length > 0 ? `applied ${applied.join(', ')}\n` : 'up to date\n')
  } finally {
    await local?.stop()
  }
}
