import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import type { Database } from './tables.ts'

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
