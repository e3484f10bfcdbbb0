/** Stops the local database that a killed server left running, when no restart follows. */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '#server/config.ts'
import { stopLeftDatabase } from '#server/local/postgres/leftDatabase.ts'
import { createLogger } from '#server/log.ts'

const settings = resolve(import.meta.dirname, '../../.env')
if (existsSync(settings)) process.loadEnvFile(settings)
const config = readConfig(process.env)
if (config.supabase.kind === 'near' && existsSync(join(config.dataDir, 'postgres')))
  await stopLeftDatabase(config.dataDir, createLogger(config.logLevel))
