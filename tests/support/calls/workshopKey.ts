import { createKeyObjects } from '#server/access/keyObjects.ts'
import { createWorkshopKeys } from '#server/access/workshopKeys.ts'
import { createDatabase } from '#server/database/connection/database.ts'
import { createPool } from '#server/database/connection/pool.ts'
import { workshopRights } from '#server/database/workshops/workshops.ts'
import { createSignals } from '#server/live/signals.ts'
import { createSupabase } from '#server/supabase.ts'
import type { SupabaseAddress } from '#server/supabase.ts'
import { quiet } from '../quiet.ts'

/** Creates and opens a workshop's key while the session runs. */
export interface KeyParts {
  key: Buffer
  sealed: Buffer
  object: string
  /** What unseals it. */
  wrapping: Buffer
}

/** Row and object of a running session, read like a server with full access. */
export async function workshopKeyParts(
  address: SupabaseAddress & { databaseUrl: string },
  workshopId: string,
): Promise<KeyParts> {
  const pool = createPool(address.databaseUrl, quiet)
  try {
    const objects = createKeyObjects(createSupabase(address))
    const keys = createWorkshopKeys({ pool, objects, signals: createSignals(), logger: quiet })
    const kept = (await workshopRights(createDatabase(pool), workshopId))?.key
    if (!kept || 'clear' in kept) throw new Error('no sealed key')
    const wrapping = await objects.read(kept.object)
    return { ...kept, wrapping, key: await keys.open(workshopId, kept) }
  } finally {
    await pool.end()
  }
}
