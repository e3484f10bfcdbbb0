import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from './logger.ts'
import { closeToOthers } from './privateFiles.ts'

const folders = ['postgres', 'files', 'mail']
const files = ['secrets.json', 'app-secret', 'ports.json', 'lock', 'lock.json', 'lost+found']

/**
 * Closes a data folder, and the folders in it, to everybody but its owner. One that holds other things as well was not
 * made for Plenum alone (`DATA_DIR=/srv`): it stays as it is, and what Plenum keeps in it is closed.
 */
export async function closeDataFolder(dataDir: string, logger: Pick<Logger, 'warn'>): Promise<void> {
  const found = await readdir(dataDir)
  const isOurs = found.every((name) => [...folders, ...files].includes(name))
  if (isOurs) await closeToOthers(dataDir, 0o700, logger)
  for (const name of folders) {
    const path = join(dataDir, name)
    if ((await stat(path).catch(() => null))?.isDirectory()) await closeToOthers(path, 0o700, logger)
  }
}
