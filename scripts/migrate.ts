/**
 * npm run db:migrate      brings the database up to date: the one DATABASE_URL names, else the local one
 */
import { prepareDatabase } from '#server/database/connection/prepare.ts'
import { readConfig } from '#server/config.ts'
import { withStarted } from '#server/local/withSupabase.ts'
import { createLogger } from '#server/log.ts'
import type { SupabaseInUse } from '#server/supabase.ts'
import { runCommand, say } from './operator/runCommand.ts'

runCommand('', async () => {
  const config = readConfig(process.env)
  const logger = createLogger(config.logLevel)
  const migrated = ({ databaseUrl }: SupabaseInUse) => prepareDatabase(databaseUrl, logger)
  const { supabase, dataDir } = config
  const applied =
    supabase.kind === 'far' ? await migrated(supabase) : await withStarted(dataDir, logger, migrated)
  say(applied.length > 0 ? `applied ${applied.join(', ')}` : 'up to date')
})
