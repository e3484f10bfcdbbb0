import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { FactSelect } from './factSelect.ts'
import type { Bind } from './statement.ts'

/** A row of `contents`: where something lives, and the tag that tells whose it is. */
export interface ContentRow {
  id: string
  objectId: ObjectId
  kind: string
  tag: Buffer | null
}

/**
 * Part of the tick's statement.
 *
 * @param orLeave for what was seen on a desk: it may be known already, and that is no mistake
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

/** Part of the facts' statement; the tag is the answers' bytes. */
export function selectContents(bind: Bind, ids: readonly string[]): FactSelect<Omit<ContentRow, 'tag'>> {
  return `select json_build_object('id', id, 'objectId', object_id, 'kind', kind) as value, tag as bytes
    from public.contents where id = any(${bind(ids)}::text[])`
}
