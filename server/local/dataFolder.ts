import { constants, existsSync } from 'node:fs'
import { access, mkdir, readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { messageOf } from './logger.ts'
import type { Logger } from './logger.ts'
import { closeToOthers } from './privateFiles.ts'

/** Marks a folder into which a backup is being restored; one that was interrupted leaves it. */
export const restoring = 'restoring'

const folders = ['postgres', 'files', 'mail']
const secrets = [...folders, 'secrets.json', 'app-secret']
/** Without secrets: uploads have no names there. */
const notes = ['ports.json', 'lock', 'lock.json', 'uploads', restoring]

/** Makes sure that a data folder is there and can be used. @throws naming it, what is wrong in it and the remedy */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    await makeFolder(dataDir)
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    // The database has an account of its own where root starts Plenum.
    const ours = [...secrets, ...notes].filter((name) => name !== 'postgres')
    for (const name of ours)
      await access(join(dataDir, name), constants.R_OK | constants.W_OK).catch(unlessMissing)
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/** Whether {@link makeDataFolder} would succeed, without making anything. @throws as it does */
export async function checkDataFolder(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return await makeDataFolder(dataDir)
  let above = dirname(dataDir)
  while (!existsSync(above)) above = dirname(above)
  await access(`${above}/.`, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw unusable(dataDir, error)
  })
}

function unlessMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error
}

/** The error for a data folder in which something cannot be read or written. */
export function unusable(dataDir: string, cause: unknown): Error {
  const why =
    `${messageOf(cause)}. Start Plenum as the folder's owner, give the folder to the account that starts Plenum ` +
    '(chown -R), or set DATA_DIR to another folder.'
  return new Error(`The data folder ${dataDir} cannot be used: ${why}`, { cause })
}

/** Node's own `recursive` never ends where a system says "not found" of a folder that it refuses to make, as in /proc. */
async function makeFolder(path: string, hasParent = false): Promise<void> {
  try {
    await mkdir(path, { mode: 0o700 })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST' && (await stat(path)).isDirectory()) return
    if (code !== 'ENOENT' || hasParent) throw error
    await makeFolder(dirname(path))
    await makeFolder(path, true)
  }
}

/**
 * Restricts a data folder and its subfolders to their owner, and reports those in which others could read something. A
 * folder that also holds other things was not made for Plenum alone (`DATA_DIR=/srv`): it keeps its mode, and only what
 * Plenum keeps in it is restricted.
 */
export async function closeDataFolder(dataDir: string, logger: Pick<Logger, 'warn'>): Promise<void> {
  const found = await readdir(dataDir)
  const isOurs = found.every((name) => [...secrets, ...notes, 'lost+found'].includes(name))
  if (isOurs) {
    const heldSecrets = found.some((name) => secrets.includes(name))
    await closeToOthers(dataDir, 0o700, logger, heldSecrets)
  }
  // Postgres refuses a folder of its own that others may enter.
  for (const name of [...folders, 'postgres/data']) {
    const path = join(dataDir, name)
    if (!(await stat(path).catch(() => null))?.isDirectory()) continue
    await closeToOthers(path, 0o700, logger, (await readdir(path)).length > 0)
  }
}
