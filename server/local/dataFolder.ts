import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Logger } from './logger.ts'
import { closeToOthers } from './privateFiles.ts'

const folders = ['postgres', 'files', 'mail']
const files = ['secrets.json', 'app-secret', 'ports.json', 'lock', 'lock.json', 'lost+found']

/**
 * Restricts a data folder and its subfolders to their owner. A folder that also holds other things was not made for
 * Plenum alone (`DATA_DIR=/srv`): it keeps its mode, and only what Plenum keeps in it is restricted.
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
