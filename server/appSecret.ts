import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { makeDataFolder } from './local/dataFolder.ts'
import { readPrivateFile, writePrivateFile } from './local/privateFiles.ts'
import type { Logger } from './local/logger.ts'

/** Shorter secrets could be guessed; generated ones have 43 characters. */
const fewestCharacters = 32

/**
 * The secret that signs participants' and export tokens: APP_SECRET, else one generated at the first start and stored
 * in the data folder, readable by its owner only.
 *
 * @returns its bytes
 * @throws when the file is shorter than a generated secret: truncated, emptied, or written by hand
 */
export async function appSecret(
  { appSecret: given, dataDir }: Pick<Config, 'appSecret' | 'dataDir'>,
  logger: Pick<Logger, 'warn'>,
): Promise<Buffer> {
  if (given !== null) return Buffer.from(given)
  const path = join(dataDir, 'app-secret')
  const kept = await readPrivateFile(path, logger)
  if (kept !== null) {
    if (kept.trim().length >= fewestCharacters) return Buffer.from(kept)
    throw new Error(
      `${path} holds ${kept.trim().length} characters, and what tokens are signed with must have at least ` +
        `${fewestCharacters}. Bring it back from a backup of the data folder. Without one, delete it: a new one is ` +
        'made, and participants have to join again.',
    )
  }
  const made = randomBytes(32).toString('base64url')
  await makeDataFolder(dataDir)
  await writePrivateFile(path, made)
  return Buffer.from(made)
}
