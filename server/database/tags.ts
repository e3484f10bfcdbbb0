import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { Bind } from './statement.ts'

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
