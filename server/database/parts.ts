import type { ObjectId, PartId, WorkshopId } from '#domain/ids.ts'
import type { AgendaPart } from '#domain/state.ts'
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

/** A part that was in a workshop's agenda and was deleted; null for any other. */
export async function deletedPart(
  database: Database,
  workshopId: WorkshopId,
  partId: PartId,
): Promise<AgendaPart | null> {
  const found = await database
    .selectFrom('parts')
    .selectAll()
    .where('id', '=', partId)
    .where('workshop_id', '=', workshopId)
    .where('deleted', '=', true)
    .executeTakeFirst()
  if (!found) return null
  const { id, position, content, hidden } = found
  const { object_id: objectId, part_name: partName, number_of_axis: numberOfAxis } = found
  return { id, objectId, content, partName, position, hidden, numberOfAxis }
}
