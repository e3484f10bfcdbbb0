import { randomBytes } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { readIfThere, writePrivateFile } from './local/privateFiles.ts'

/**
 * What participants' and export tokens are signed with: APP_SECRET, else one made at first start and kept
 * in the data folder, for its owner only.
 *
 * @returns its bytes
 */
export async function appSecret({ appSecret: given, dataDir }: Config): Promise<Buffer> {
  if (given !== null) return Buffer.from(given)
  const path = join(dataDir, 'app-secret')
  const kept = await readIfThere(path)
  if (kept) return Buffer.from(kept)
  const made = randomBytes(32).toString('base64url')
  await mkdir(dataDir, { recursive: true, mode: 0o700 })
  await writePrivateFile(path, made)
  return Buffer.from(made)
}
