import { sql } from 'kysely'
import type { WorkshopId } from '#domain/ids.ts'
import type { Database } from '../connection/tables.ts'

/** Sets the one link of a workshop; it replaces the previous one. SPEC J2. */
export async function putProjectorLink(
  database: Database,
  workshopId: WorkshopId,
  tokenHash: Buffer,
): Promise<void> {
  const link = { workshop_id: workshopId, token_hash: tokenHash }
  await database
    .insertInto('projector_links')
    .values(link)
    .onConflict((conflict) => conflict.column('workshop_id').doUpdateSet({ token_hash: tokenHash }))
    .execute()
}

/** False when there was none. */
export async function deleteProjectorLink(database: Database, workshopId: WorkshopId): Promise<boolean> {
  const deleted = await database
    .deleteFrom('projector_links')
    .where('workshop_id', '=', workshopId)
    .executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** The links of those workshops that have one. */
export async function withProjectorLink(
  database: Database,
  workshopIds: readonly WorkshopId[],
): Promise<Set<WorkshopId>> {
  const found = await database
    .selectFrom('projector_links')
    .select('workshop_id')
    .where(sql<boolean>`workshop_id = any(${workshopIds}::text[])`)
    .execute()
  return new Set(found.map(({ workshop_id }) => workshop_id))
}
