import { DatabaseClient } from '../../database/connection/client.ts'
import type { Logger } from '../logger.ts'
import { rememberedPorts } from '../ports.ts'
import { localSecrets } from '../secrets.ts'

/** The address of a data folder's database when a Plenum that uses the folder runs it; else null. */
export async function runningDatabaseUrl(
  dataDir: string,
  logger: Pick<Logger, 'warn'>,
): Promise<string | null> {
  const { postgres: port } = await rememberedPorts(dataDir)
  if (port === null) return null
  const { databasePassword } = await localSecrets(dataDir, logger)
  const databaseUrl = `postgres://postgres:${databasePassword}@127.0.0.1:${port}/postgres`
  return (await answers(databaseUrl)) ? databaseUrl : null
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
