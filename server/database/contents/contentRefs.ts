import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Database } from '../connection/tables.ts'

/** The activity that contains a post, comment, group, topic or question. Items never move to another activity. */
export interface ContentRef {
  workshopId: WorkshopId
  objectId: ObjectId
  kind: string
}

export async function contentRef(database: Database, id: string): Promise<ContentRef | null> {
  const found = await database
    .selectFrom('contents')
    .select(['workshop_id', 'object_id', 'kind'])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ? { workshopId: found.workshop_id, objectId: found.object_id, kind: found.kind } : null
}

/** Whether a tag of this kind is stored for an activity. */
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

/** How many tags of a kind are stored for an activity. */
export async function countTags(database: Database, objectId: ObjectId, kind: string): Promise<number> {
  const { count } = await database
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('object_id', '=', objectId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  return Number(count)
}
