import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { LookupSelect } from './lookupSelect.ts'
import type { Bind } from '../connection/statement.ts'

/** A row of `contents`: the location of an item, and the tag of its author. */
export interface ContentRow {
  id: string
  objectId: ObjectId
  kind: string
  tag: Buffer | null
}

/**
 * Part of the tick's statement.
 *
 * @param orLeave for items seen on a desk: one may be stored already, which is no error
 */
export function insertContents(
  bind: Bind,
  workshopId: WorkshopId,
  contents: readonly ContentRow[],
  orLeave = false,
): string {
  const ids = bind(contents.map(({ id }) => id))
  const objectIds = bind(contents.map(({ objectId }) => objectId))
  const kinds = bind(contents.map(({ kind }) => kind))
  const tags = bind(contents.map(({ tag }) => tag))
  return `insert into public.contents (id, workshop_id, object_id, kind, tag)
    select content.id, ${bind(workshopId)}, content.object_id, content.kind, content.tag
    from unnest(${ids}::text[], ${objectIds}::text[], ${kinds}::text[], ${tags}::bytea[])
      as content (id, object_id, kind, tag)
    ${orLeave ? 'on conflict do nothing' : ''}`
}

/** Part of the lookups' statement; the tag is in the column `bytes`. */
export function selectContents(bind: Bind, ids: readonly string[]): LookupSelect<Omit<ContentRow, 'tag'>> {
  return `select json_build_object('id', id, 'objectId', object_id, 'kind', kind) as value, tag as bytes
    from public.contents where id = any(${bind(ids)}::text[])`
}
