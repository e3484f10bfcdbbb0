import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseClient } from '../../database/connection/client.ts'
import { createSupabase } from '../../supabase.ts'
import type { SupabaseInUse } from '../../supabase.ts'
import { unusable } from '../dataFolder.ts'
import type { Logger } from '../logger.ts'
import { rememberedPorts } from '../ports.ts'
import { localSecrets } from '../secrets.ts'

/** The local Supabase of a data folder when a Plenum that uses the folder runs it; else null. */
export async function runningSupabase(
  dataDir: string,
  logger: Pick<Logger, 'warn'>,
): Promise<SupabaseInUse | null> {
  const ports = await rememberedPorts(dataDir)
  if (ports.postgres === null || ports.supabase === null) return null
  const { databasePassword, ...keys } = await localSecrets(dataDir, logger)
  const databaseUrl = `postgres://postgres:${databasePassword}@127.0.0.1:${ports.postgres}/postgres`
  const supabase = { databaseUrl, supabaseUrl: `http://127.0.0.1:${ports.supabase}`, ...keys }
  // A killed Plenum leaves its database running, and nothing else.
  const runs = (await answers(databaseUrl)) && (await servicesAnswer(supabase))
  return runs ? supabase : null
}

function servicesAnswer(supabase: SupabaseInUse): Promise<boolean> {
  return createSupabase(supabase)
    .authAnswers()
    .then(
      () => true,
      () => false,
    )
}

/** Whether a data folder contains a database. @throws when this account may not look into it */
export async function hasDatabase(dataDir: string): Promise<boolean> {
  try {
    await stat(join(dataDir, 'postgres/data'))
    return true
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false
    throw unusable(dataDir, error)
  }
}

/** Checked with the folder's own password, because another server may use that port. */
async function answers(connectionString: string): Promise<boolean> {
  const client = new DatabaseClient({ connectionString, connectionTimeoutMillis: 5000 })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}
