import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { LookupSelect } from './lookupSelect.ts'
import type { Bind } from '../connection/statement.ts'

export interface VoteRow {
  id: string
  objectId: ObjectId
  targetId: string
  value1: number
  tag: Buffer
}

/** Part of the tick's statement. The unique tag prevents a second vote of one person. SPEC B11. */
export function insertVotes(bind: Bind, workshopId: WorkshopId, votes: readonly VoteRow[]): string {
  const ids = bind(votes.map(({ id }) => id))
  const objectIds = bind(votes.map(({ objectId }) => objectId))
  const targetIds = bind(votes.map(({ targetId }) => targetId))
  const values = bind(votes.map(({ value1 }) => value1))
  const tags = bind(votes.map(({ tag }) => tag))
  return `insert into public.votes (id, workshop_id, object_id, target_id, value1, tag)
    select vote.id, ${bind(workshopId)}, vote.object_id, vote.target_id, vote.value1, vote.tag
    from unnest(${ids}::text[], ${objectIds}::text[], ${targetIds}::text[], ${values}::int[], ${tags}::bytea[])
      as vote (id, object_id, target_id, value1, tag)`
}

/** Part of the tick's statement. */
export function deleteVotes(bind: Bind, workshopId: WorkshopId, ids: readonly string[]): string {
  return `delete from public.votes where workshop_id = ${bind(workshopId)} and id = any(${bind(ids)}::text[])`
}

/** Part of the lookups' statement: the votes with these tags; the tag is in the column `bytes`. */
export function selectVotesByTag(
  bind: Bind,
  tags: readonly Buffer[],
): LookupSelect<Pick<VoteRow, 'id' | 'targetId' | 'value1'>> {
  return `select json_build_object('id', id, 'targetId', target_id, 'value1', value1) as value, tag as bytes
    from public.votes where tag = any(${bind(tags)}::bytea[])`
}

/** Part of the lookups' statement: the number of votes of each target. */
export function countVotes(
  bind: Bind,
  targetIds: readonly string[],
): LookupSelect<{ targetId: string; votes: number }> {
  return `select json_build_object('targetId', target_id, 'votes', count(*)) as value, null::bytea as bytes
    from public.votes where target_id = any(${bind(targetIds)}::text[]) group by target_id`
}

/**
 * Part of the lookups' statement: the tags of all votes in each activity, joined to one value in the column `bytes`.
 */
export function selectVoteTags(
  bind: Bind,
  objectIds: readonly ObjectId[],
): LookupSelect<{ objectId: ObjectId }> {
  return `select json_build_object('objectId', object_id) as value, string_agg(tag, ''::bytea) as bytes
    from public.votes where object_id = any(${bind(objectIds)}::text[]) group by object_id`
}
