import { readdir, readlink } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * The files that a server is receiving. They have no names, so its folder never shows them: what tells of one is that it is
 * open.
 *
 * @param pid of the server; its own process by default
 */
export async function openUploads(dataDir: string, pid: number | 'self' = 'self'): Promise<string[]> {
  const folder = `/proc/${pid}/fd`
  const links = await Promise.all(
    // One may be closed meanwhile.
    (await readdir(folder)).map((name) => readlink(join(folder, name)).catch(() => '')),
  )
  return links.filter((link) => link.startsWith(join(dataDir, 'uploads/')))
}
