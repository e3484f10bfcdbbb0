import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Queryable } from './journal.ts'
import type { Bind } from './statement.ts'

/** HMAC-SHA-256. */
const tagBytes = 32

/** "Done with this activity", "has voted here": a tag and nothing else of the person. */
export interface TagRow {
  tag: Buffer
  objectId: ObjectId
  kind: string
}

/** Part of the tick's statement. Saying it twice is saying it once. */
export function insertTags(bind: Bind, workshopId: WorkshopId, tags: readonly TagRow[]): string {
  const values = bind(tags.map(({ tag }) => tag))
  const objectIds = bind(tags.map(({ objectId }) => objectId))
  const kinds = bind(tags.map(({ kind }) => kind))
  return `insert into public.tags (tag, workshop_id, object_id, kind)
    select entry.tag, ${bind(workshopId)}, entry.object_id, entry.kind
    from unnest(${values}::bytea[], ${objectIds}::text[], ${kinds}::text[]) as entry (tag, object_id, kind)
    on conflict do nothing`
}

/** Part of the tick's statement. */
export function deleteTags(bind: Bind, workshopId: WorkshopId, tags: readonly Buffer[]): string {
  return `delete from public.tags where workshop_id = ${bind(workshopId)} and tag = any(${bind(tags)}::bytea[])`
}

/** Part of the tick's statement: everybody's tags of a kind beside an activity. */
export function deleteAllTags(
  bind: Bind,
  workshopId: WorkshopId,
  cleared: readonly Pick<TagRow, 'objectId' | 'kind'>[],
): string {
  const objectIds = bind(cleared.map(({ objectId }) => objectId))
  const kinds = bind(cleared.map(({ kind }) => kind))
  return `delete from public.tags where workshop_id = ${bind(workshopId)}
    and (object_id, kind) in (select * from unnest(${objectIds}::text[], ${kinds}::text[]))`
}

/**
 * Participants' marks of being done in a workshop, by activity, in hex; null without a key, which ends with the workshop: then
 * they are nobody's.
 */
export async function marksIn(
  client: Queryable,
  workshopId: WorkshopId,
): Promise<Map<ObjectId, Set<string>> | null> {
  const { rows } = await client.query<{ object_id: ObjectId | null; tags: Buffer | null }>(
    `select part.object_id, string_agg(tags.tag, ''::bytea) as tags
     from public.workshop_keys
       left join public.parts as part on part.workshop_id = workshop_keys.workshop_id and not part.deleted
       left join public.tags on tags.object_id = part.object_id and tags.kind = 'finished'
     where workshop_keys.workshop_id = $1 group by part.object_id`,
    [workshopId],
  )
  if (rows.length === 0) return null
  return new Map(
    rows.flatMap(({ object_id, tags }) => (object_id !== null && tags ? [[object_id, tagsOf(tags)]] : [])),
  )
}

/** Tags that were joined to one value of bytes, which is read ten times faster than a row for each; in hex. */
export function tagsOf(joined: Buffer): Set<string> {
  const tags = new Set<string>()
  for (let at = 0; at < joined.length; at += tagBytes) tags.add(joined.toString('hex', at, at + tagBytes))
  return tags
}
