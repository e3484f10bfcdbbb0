import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Database } from './tables.ts'

/** Where a post, comment, group, topic or question lives. It never moves to another activity. */
export interface ContentPlace {
  workshopId: WorkshopId
  objectId: ObjectId
  kind: string
}

export async function contentPlace(database: Database, id: string): Promise<ContentPlace | null> {
  const found = await database
    .selectFrom('contents')
    .select(['workshop_id', 'object_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ? { workshopId: found.workshop_id, objectId: found.object_id, kind: found.kind } : null
}

/** Whether a tag of this kind stands beside an activity. */
export async function hasTag(
  database: Database,
  tag: { tag: Buffer; objectId: ObjectId; kind: string },
): Promise<boolean> {
  const found = await database
    .selectFrom('tags')
    .select('kind')
    .where('tag', '=', tag.tag)
    .where('object_id', '=', tag.objectId)
    .where('kind', '=', tag.kind)
    .executeTakeFirst()
  return found !== undefined
}

/** How many tags of a kind stand beside an activity. */
export async function countTags(database: Database, objectId: ObjectId, kind: string): Promise<number> {
  const { count } = await database
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('object_id', '=', objectId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}
