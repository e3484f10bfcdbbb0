import { randomUUID } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { messageOf } from './logger.ts'
import type { Logger } from './logger.ts'

/** Creates a folder that only its owner may enter. An existing one keeps its content. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}

/**
 * Changes the owner of what root created in another account's folder to that account. Otherwise one `sudo npm start`
 * would leave files that the owner can no longer read.
 */
export async function keepOwner(path: string): Promise<void> {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = await stat(dirname(path))
  if (uid !== 0) await chown(path, uid, gid)
}

/** The file's text, or null when there is none. */
export async function readIfThere(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/**
 * The text of a file that only its owner may read, or null when there is none. Access that was widened, by a copy or by
 * hand, is withdrawn and reported: others may have read the content.
 */
export async function readPrivateFile(path: string, logger: Pick<Logger, 'warn'>): Promise<string | null> {
  const text = await readIfThere(path)
  if (text !== null) await closeToOthers(path, 0o600, logger)
  return text
}

/**
 * Withdraws access to a file (0600) or folder (0700) from everybody but its owner, and reports it.
 *
 * @param heldSecrets false for a folder in which nothing was that others could have read
 */
export async function closeToOthers(
  path: string,
  mode: number,
  logger: Pick<Logger, 'warn'>,
  heldSecrets = true,
): Promise<void> {
  const { mode: found } = await stat(path)
  if ((found & 0o077) === 0 || process.platform === 'win32') return
  const was = (found & 0o777).toString(8).padStart(4, '0')
  const details = { path, was, now: mode.toString(8).padStart(4, '0') }
  try {
    await chmod(path, mode)
    if (heldSecrets) logger.warn(details, 'others could read what is secret here; only its owner can now')
  } catch (error) {
    logger.warn(
      { path, was, reason: messageOf(error) },
      'others can read what is secret here: change the mode',
    )
  }
}

/**
 * Writes a file that only its owner may read. After a power failure it contains either the old or the new text,
 * complete.
 */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const unfinished = `${path}.${randomUUID()}`
  const file = await open(unfinished, 'wx', 0o600)
  try {
    await file.writeFile(text)
    await file.sync()
  } finally {
    await file.close()
  }
  await keepOwner(unfinished)
  await rename(unfinished, path)
  const folder = await open(dirname(path))
  await folder.sync().finally(() => folder.close())
}
