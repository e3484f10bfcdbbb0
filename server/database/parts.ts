import type { Selectable } from 'kysely'
import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import type { Database, PartsTable } from './tables.ts'

export type PartRow = Selectable<PartsTable>

/** The activities of a workshop that are not deleted, in their order. */
export async function partsOf(database: Database, workshopId: WorkshopId): Promise<PartRow[]> {
  return await database
    .selectFrom('parts')
    .selectAll()
    .where('workshop_id', '=', workshopId)
    .where('deleted', '=', false)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The workshop an activity belongs to; it never changes. Null when there is no such activity. */
export async function workshopOfObject(database: Database, objectId: ObjectId): Promise<WorkshopId | null> {
  const found = await database
    .selectFrom('parts')
    .select('workshop_id')
    .where('object_id', '=', objectId)
    .executeTakeFirst()
  return found?.workshop_id ?? null
}

/** The workshop a part belongs to; it never changes. Null when there is no such part. */
export async function workshopOfPart(database: Database, partId: PartId): Promise<WorkshopId | null> {
  const found = await database
    .selectFrom('parts')
    .select('workshop_id')
    .where('id', '=', partId)
    .executeTakeFirst()
  return found?.workshop_id ?? null
}
