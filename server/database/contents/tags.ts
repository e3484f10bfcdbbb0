import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Queryable } from './journal.ts'
import type { LookupSelect } from './lookupSelect.ts'
import type { Bind } from '../connection/statement.ts'

/** HMAC-SHA-256. */
const tagBytes = 32

/** "Done with this activity", "has voted here": a tag and nothing else about the person. */
export interface TagRow {
  tag: Buffer
  objectId: ObjectId
  kind: string
}

/** Part of the tick's statement. Idempotent. */
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

/** Part of the tick's statement: all tags of a kind for an activity. */
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

/** Part of the lookups' statement: which of these tags are stored, and what they mark; the tag is in `bytes`. */
export function selectKnownTags(
  bind: Bind,
  tags: readonly Buffer[],
): LookupSelect<Pick<TagRow, 'objectId' | 'kind'>> {
  return `select json_build_object('objectId', object_id, 'kind', kind) as value, tag as bytes
    from public.tags where tag = any(${bind(tags)}::bytea[])`
}

/** How many are done: all activities for facilitators, without hidden ones for the projector. SPEC F2, J1 */
export interface Done {
  /** Participants who joined the workshop, present or not; removed ones do not count. */
  joined: number
  /** How many participants marked an activity as done; activities without marks are left out. */
  finished: Record<ObjectId, number>
  /** The same without hidden activities. */
  shown: Record<ObjectId, number>
}

/** Null once the workshop has ended: its marks can no longer be attributed. SPEC E2 */
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

/** Tags joined to one value of bytes, in hex: ten times faster to read than one row each. */
export function tagsOf(joined: Buffer): Set<string> {
  const tags = new Set<string>()
  for (let at = 0; at < joined.length; at += tagBytes) tags.add(joined.toString('hex', at, at + tagBytes))
  return tags
}
