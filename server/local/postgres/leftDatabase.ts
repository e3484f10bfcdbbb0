import { join } from 'node:path'
import { lockDataFolder } from '../dataLock.ts'
import type { Logger } from '../logger.ts'
import { stopOrphans } from '../orphans.ts'

/**
 * Stops the database of a data folder whose server has died, and exits. A folder in use by another server is left
 * untouched.
 *
 * @throws when another process uses the folder, or the database cannot be stopped
 */
export async function stopLeftDatabase(dataDir: string, logger: Logger): Promise<void> {
  const { free } = await lockDataFolder(dataDir)
  await stopOrphans(join(dataDir, 'postgres/data'), logger).finally(free)
}
