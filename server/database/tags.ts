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

/** How many are done: all of it for facilitators, without hidden activities for the room's screen. SPEC F2, J1 */
export interface Done {
  /** Participants who joined the workshop, here or not; who was taken out of it is not counted. */
  joined: number
  /** How many participants marked an activity as done; activities nobody is done with are left out. */
  finished: Record<ObjectId, number>
  /** The same without activities that are hidden. */
  shown: Record<ObjectId, number>
}

/** Null once the workshop is over: its marks are nobody's any more. SPEC E2 */
export async function doneIn(client: Queryable, workshopId: WorkshopId): Promise<Done | null> {
  const { rows } = await client.query<Done>(
    `select (select count(*)::integer from public.members where workshop_id = $1 and not removed) as joined,
       coalesce(done.finished, '{}') as finished, coalesce(done.shown, '{}') as shown
     from public.workshops, (
       select json_object_agg(object_id, people order by object_id) as finished,
         json_object_agg(object_id, people order by object_id) filter (where not hidden) as shown
       from (
         select part.object_id, part.hidden, count(*)::integer as people
         from public.parts as part
           join public.tags on tags.object_id = part.object_id and tags.kind = 'finished'
         where part.workshop_id = $1 and not part.deleted group by part.object_id, part.hidden) as marks) as done
     where id = $1 and ended_at is null`,
    [workshopId],
  )
  return rows[0] ?? null
}

/** Tags that were joined to one value of bytes, which is read ten times faster than a row for each; in hex. */
export function tagsOf(joined: Buffer): Set<string> {
  const tags = new Set<string>()
  for (let at = 0; at < joined.length; at += tagBytes) tags.add(joined.toString('hex', at, at + tagBytes))
  return tags
}
