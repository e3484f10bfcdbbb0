import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { LookupSelect } from './lookupSelect.ts'
import type { Bind } from '../connection/statement.ts'

export interface VoteRow {
  id: string
  objectId: ObjectId
  targetId: string
  /** Null for an abstention. */
  value1: number | null
  value2: number | null
  /** Null for a like. */
  round: number | null
  /** Entered by a facilitator for somebody else. SPEC BT12. */
  isProxy: boolean
  tag: Buffer
}

/** Part of the tick's statement. The unique tag prevents a second vote of one person. SPEC B11. */
export function insertVotes(bind: Bind, workshopId: WorkshopId, votes: readonly VoteRow[]): string {
  const ids = bind(votes.map(({ id }) => id))
  const objectIds = bind(votes.map(({ objectId }) => objectId))
  const targetIds = bind(votes.map(({ targetId }) => targetId))
  const first = bind(votes.map(({ value1 }) => value1))
  const second = bind(votes.map(({ value2 }) => value2))
  const rounds = bind(votes.map(({ round }) => round))
  const proxies = bind(votes.map(({ isProxy }) => isProxy))
  const tags = bind(votes.map(({ tag }) => tag))
  return `insert into public.votes (id, workshop_id, object_id, target_id, value1, value2, round, proxy, tag)
    select vote.id, ${bind(workshopId)}, vote.object_id, vote.target_id, vote.value1, vote.value2, vote.round, vote.proxy, vote.tag
    from unnest(${ids}::text[], ${objectIds}::text[], ${targetIds}::text[], ${first}::int[], ${second}::int[],
        ${rounds}::int[], ${proxies}::bool[], ${tags}::bytea[])
      as vote (id, object_id, target_id, value1, value2, round, proxy, tag)`
}

/** Part of the tick's statement: new values of votes that are stored. */
export function updateVotes(
  bind: Bind,
  workshopId: WorkshopId,
  votes: readonly Pick<VoteRow, 'id' | 'value1' | 'value2'>[],
): string {
  const ids = bind(votes.map(({ id }) => id))
  const first = bind(votes.map(({ value1 }) => value1))
  const second = bind(votes.map(({ value2 }) => value2))
  return `update public.votes set value1 = changed.value1, value2 = changed.value2
    from unnest(${ids}::text[], ${first}::int[], ${second}::int[]) as changed (id, value1, value2)
    where votes.workshop_id = ${bind(workshopId)} and votes.id = changed.id`
}

/** Part of the tick's statement. */
export function deleteVotes(bind: Bind, workshopId: WorkshopId, ids: readonly string[]): string {
  return `delete from public.votes where workshop_id = ${bind(workshopId)} and id = any(${bind(ids)}::text[])`
}

/** Part of the lookups' statement: the votes with these tags; the tag is in the column `bytes`. */
export function selectVotesByTag(
  bind: Bind,
  tags: readonly Buffer[],
): LookupSelect<{ id: string; targetId: string; value1: number }> {
  return `select json_build_object('id', id, 'targetId', target_id, 'value1', value1) as value, tag as bytes
    from public.votes where tag = any(${bind(tags)}::bytea[]) and round is null`
}

/** Part of the lookups' statement: the votes of rounds with these tags; the tag is in the column `bytes`. */
export function selectBallotVotes(
  bind: Bind,
  tags: readonly Buffer[],
): LookupSelect<BallotVote & { objectId: ObjectId; round: number }> {
  return `select json_build_object('id', id, 'objectId', object_id, 'round', round, 'value1', value1,
      'value2', value2) as value, tag as bytes
    from public.votes where tag = any(${bind(tags)}::bytea[]) and round is not null`
}

/** Deletes the votes of a round, their counts, and its marks. SPEC BT10. */
export function deleteRound(objectId: ObjectId, round: number): { text: string; values: unknown[] }[] {
  const values = [objectId, round]
  return [
    { text: 'delete from public.votes where object_id = $1 and round = $2', values },
    { text: 'delete from public.vote_counts where object_id = $1 and round = $2', values },
    {
      text: "delete from public.tags where object_id = $1 and kind like 'vote%:' || $2::integer",
      values,
    },
  ]
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
