import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { BallotVote } from '#domain/activity/votes/tally.ts'
import type { LookupSelect } from './lookupSelect.ts'
import type { RoundTarget } from './voteCounts.ts'
import type { Bind } from '../connection/statement.ts'

/**
 * In which of the numbers of `vote_counts` a vote is counted: of facilitators and entered for others, shown with others
 * only, or of a voter who was told that it may be recognised. SPEC BT19
 */
export type Share = 'apart' | 'together' | 'recognisable'

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
  /** Null for a like. */
  share: Share | null
  tag: Buffer
}

/** A stored vote of a round. */
export interface StoredVote extends BallotVote {
  objectId: ObjectId
  round: number
  share: Share
  /** The tally tells it: everything that waited on its target was shown since it was cast. */
  isShown: boolean
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
  const shares = bind(votes.map(({ share }) => share))
  const tags = bind(votes.map(({ tag }) => tag))
  return `insert into public.votes (id, workshop_id, object_id, target_id, value1, value2, round, proxy, share, tag)
    select vote.id, ${bind(workshopId)}, vote.object_id, vote.target_id, vote.value1, vote.value2, vote.round, vote.proxy,
      vote.share, vote.tag
    from unnest(${ids}::text[], ${objectIds}::text[], ${targetIds}::text[], ${first}::int[], ${second}::int[],
        ${rounds}::int[], ${proxies}::bool[], ${shares}::text[], ${tags}::bytea[])
      as vote (id, object_id, target_id, value1, value2, round, proxy, share, tag)`
}

/** Part of the tick's statement: new values of votes that are stored; they wait to be shown. */
export function updateVotes(
  bind: Bind,
  workshopId: WorkshopId,
  votes: readonly Pick<VoteRow, 'id' | 'value1' | 'value2' | 'share'>[],
): string {
  const ids = bind(votes.map(({ id }) => id))
  const first = bind(votes.map(({ value1 }) => value1))
  const second = bind(votes.map(({ value2 }) => value2))
  const shares = bind(votes.map(({ share }) => share))
  return `update public.votes
    set value1 = changed.value1, value2 = changed.value2, share = changed.share, shown = false
    from unnest(${ids}::text[], ${first}::int[], ${second}::int[], ${shares}::text[])
      as changed (id, value1, value2, share)
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
export function selectBallotVotes(bind: Bind, tags: readonly Buffer[]): LookupSelect<StoredVote> {
  return `select json_build_object('id', id, 'objectId', object_id, 'round', round, 'value1', value1,
      'value2', value2, 'share', share, 'isShown', shown) as value, tag as bytes
    from public.votes where tag = any(${bind(tags)}::bytea[]) and round is not null`
}

/** Marks all votes on targets as shown. Each vote is marked once. SPEC BT5 */
export function markShown(targets: readonly RoundTarget[]): { text: string; values: unknown[] } {
  const column = <Value>(read: (target: RoundTarget) => Value): Value[] => targets.map(read)
  return {
    text: `update public.votes set shown = true
      from unnest($1::text[], $2::int[], $3::text[]) as one (object_id, round, target_id)
      where votes.object_id = one.object_id and votes.round = one.round and votes.target_id = one.target_id
        and not votes.shown`,
    values: [
      column(({ objectId }) => objectId),
      column(({ round }) => round),
      column(({ targetId }) => targetId),
    ],
  }
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
