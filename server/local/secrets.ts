import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfThere, writePrivateFile } from './privateFiles.ts'

const shape = z.object({
  databasePassword: z.string().min(32),
  jwtSecret: z.string().min(32),
  publishableKey: z.string().startsWith('sb_publishable_'),
  secretKey: z.string().startsWith('sb_secret_'),
})

/** What the parts of the local Supabase know each other by. */
export type LocalSecrets = z.infer<typeof shape>

/** The secrets of a data folder: made once, kept in `secrets.json` for its owner only. */
export async function localSecrets(dataDir: string): Promise<LocalSecrets> {
  const path = join(dataDir, 'secrets.json')
  const kept = await readIfThere(path)
  if (kept !== null) return parseKept(path, kept)
  const made: LocalSecrets = {
    databasePassword: randomText(),
    jwtSecret: randomText(),
    publishableKey: `sb_publishable_${randomText()}`,
    secretKey: `sb_secret_${randomText()}`,
  }
  await writePrivateFile(path, `${JSON.stringify(made, null, 2)}\n`)
  return made
}

function parseKept(path: string, kept: string): LocalSecrets {
  try {
    return shape.parse(JSON.parse(kept))
  } catch (error) {
    throw new Error(`${path} is damaged. Bring it back from a backup: the database opens only with it.`, {
      cause: error,
    })
  }
}

function randomText(): string {
  return randomBytes(32).toString('base64url')
}
