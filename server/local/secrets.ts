import { randomBytes } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { Logger } from './logger.ts'
import { readIfThere, readPrivateFile, writePrivateFile } from './privateFiles.ts'

/** A key is its prefix and 43 characters. */
const keyLength = 'sb_secret_'.length + 32

const shape = z.object({
  databasePassword: z.string().min(32),
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_').min(keyLength),
  secretKey: z.string().startsWith('sb_secret_').min(keyLength),
})

/** The secrets with which the parts of the local Supabase authenticate each other. */
export type LocalSecrets = z.infer<typeof shape>

/**
 * The secrets of a data folder: created once, stored in `secrets.json`, readable by its owner only.
 *
 * @throws when they are damaged, or missing beside a database that opens only with them
 */
export async function localSecrets(dataDir: string, logger: Pick<Logger, 'warn'>): Promise<LocalSecrets> {
  const path = join(dataDir, 'secrets.json')
  const kept = await readPrivateFile(path, logger)
  if (kept !== null) return parseKept(path, kept)
  const cluster = join(dataDir, 'postgres/data')
  if (await stat(cluster).catch(() => null)) throw lost(path, cluster)
  const made: LocalSecrets = {
    databasePassword: randomText(),
    jwtSecret: randomText(),
    publishableKey: `sb_publishable_${randomText()}`,
    secretKey: `sb_secret_${randomText()}`,
  }
  await writePrivateFile(path, `${JSON.stringify(made, null, 2)}\n`)
  return made
}

/** Whether {@link localSecrets} can read them. Changes nothing. @throws as it does */
export async function checkSecrets(dataDir: string): Promise<void> {
  const path = join(dataDir, 'secrets.json')
  const kept = await readIfThere(path)
  if (kept === null) throw lost(path, join(dataDir, 'postgres/data'))
  parseKept(path, kept)
}

function lost(path: string, cluster: string): Error {
  return new Error(
    `${path} is missing, and the database in ${cluster} opens only with the password in it. Nothing is lost yet, and ` +
      'nothing was changed. Bring the file back from a backup of the data folder, with the same owner. There is none? ' +
      'docs/operations.md says how to give the database a new password ("secrets.json is lost"). To begin ' +
      'anew without the old data, name another folder with DATA_DIR.',
  )
}

function parseKept(path: string, kept: string): LocalSecrets {
  try {
    return shape.parse(JSON.parse(kept))
  } catch (error) {
    throw new Error(
      `${path} is damaged or too short. Bring it back from a backup: the database opens only with it.`,
      {
        cause: error,
      },
    )
  }
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
