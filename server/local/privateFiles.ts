import { randomUUID } from 'node:crypto'
import { chmod, chown, mkdir, open, readFile, rename, stat } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes a folder that only its owner may enter. An existing one keeps its content. */
export async function makePrivateFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 })
  await chmod(path, 0o700)
}

/**
 * Gives what root made in somebody's folder to that somebody. Without it, one `sudo npm start` would leave
 * files behind that its owner cannot read any more.
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

/** Writes a file only its owner may read. After a power cut either the old or the new text is there, whole. */
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
