import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { VoteCount, VoteValues } from '#domain/activity/votes/tally.ts'
import { statement } from '../connection/statement.ts'
import type { Queryable } from './journal.ts'

/** By how much a number of equal votes changes. */
export interface CountDelta extends VoteValues {
  objectId: ObjectId
  round: number
  targetId: string
  change: number
}

/** Targets of an activity whose waiting votes become readable. */
export interface Release {
  objectId: ObjectId
  round: number
  targetIds: readonly string[]
}

/** Stands for null in `vote_counts`, whose values are part of its primary key. */
const none = -1

type CountRow = { object_id: ObjectId; round: number; target_id: string } & Record<
  'value1' | 'value2' | 'votes',
  number
>

/**
 * Changes the counts of votes, and marks those of released targets as shown, in one statement. Its cost depends on the
 * changes and on what waited, not on the votes already cast. SPEC BT3, BT5.
 *
 * @returns the released counts that changed since they were last shown
 */
export async function changeCounts(
  client: Queryable,
  workshopId: WorkshopId,
  deltas: readonly CountDelta[],
  releases: readonly Release[],
): Promise<(VoteCount & { objectId: ObjectId })[]> {
  if (deltas.length === 0 && releases.every(({ targetIds }) => targetIds.length === 0)) return []
  const query = statement((bind) => {
    const column = (values: readonly unknown[], type: string): string => `${bind(values)}::${type}[]`
    const released = releases.flatMap(({ objectId, round, targetIds }) =>
      targetIds.map((targetId) => ({ objectId, round, targetId })),
    )
    return `with delta as (
        select * from unnest(${column(
          deltas.map(({ objectId }) => objectId),
          'text',
        )}, ${column(
          deltas.map(({ round }) => round),
          'int',
        )}, ${column(
          deltas.map(({ targetId }) => targetId),
          'text',
        )}, ${column(
          deltas.map(({ value1 }) => value1 ?? none),
          'int',
        )}, ${column(
          deltas.map(({ value2 }) => value2 ?? none),
          'int',
        )}, ${column(
          deltas.map(({ change }) => change),
          'int',
        )}) as d (object_id, round, target_id, value1, value2, change)),
      released as (
        select * from unnest(${column(
          released.map(({ objectId }) => objectId),
          'text',
        )}, ${column(
          released.map(({ round }) => round),
          'int',
        )}, ${column(
          released.map(({ targetId }) => targetId),
          'text',
        )}) as r (object_id, round, target_id)),
      moved as (
        insert into public.vote_counts as known (workshop_id, object_id, round, target_id, value1, value2, votes, shown)
        select ${bind(workshopId)}, delta.object_id, delta.round, delta.target_id, delta.value1, delta.value2, delta.change,
          case when released.target_id is null then 0 else delta.change end
        from delta left join released using (object_id, round, target_id)
        -- In this order the rows of one ballot do not stand together in the table.
        order by 2, 3, 4, 5, 6
        on conflict (object_id, round, target_id, value1, value2) do update
          set votes = known.votes + excluded.votes,
            shown = case when (known.object_id, known.round, known.target_id) in (select * from released)
              then known.votes + excluded.votes else known.shown end
        returning known.object_id, known.round, known.target_id, known.value1, known.value2, known.votes),
      caught_up as (
        update public.vote_counts as known set shown = known.votes
        from released
        where known.object_id = released.object_id and known.round = released.round
          and known.target_id = released.target_id and known.votes <> known.shown
          and not exists (select from delta where delta.object_id = known.object_id and delta.round = known.round
            and delta.target_id = known.target_id and delta.value1 = known.value1 and delta.value2 = known.value2)
        returning known.object_id, known.round, known.target_id, known.value1, known.value2, known.votes)
      select * from moved where (object_id, round, target_id) in (select * from released)
      union all select * from caught_up`
  })
  const { rows } = await client.query<CountRow>(query)
  return rows.map(countOf)
}

/**
 * Counts the votes of an activity again and corrects stored counts that differ: after an import or a restored backup,
 * and as a check. A wrong count shows no more votes than there are, until its next release. Its cost grows with the
 * votes, so it runs when an activity is loaded. SPEC BT3.
 *
 * @returns how many counts were wrong
 */
export async function recountVotes(
  client: Queryable,
  workshopId: WorkshopId,
  objectId: ObjectId,
): Promise<number> {
  const { rows } = await client.query<{ target_id: string }>(
    `insert into public.vote_counts as known (workshop_id, object_id, round, target_id, value1, value2, votes)
     select $1, $2, coalesce(counted.round, stored.round), coalesce(counted.target_id, stored.target_id),
       coalesce(counted.value1, stored.value1), coalesce(counted.value2, stored.value2), coalesce(counted.votes, 0)
     from (select round, target_id, coalesce(value1, ${none}) as value1, coalesce(value2, ${none}) as value2,
         count(*)::integer as votes from public.votes where object_id = $2 and round is not null group by 1, 2, 3, 4) as counted
       full join (select round, target_id, value1, value2, votes from public.vote_counts where object_id = $2) as stored
         using (round, target_id, value1, value2)
     where coalesce(counted.votes, 0) <> coalesce(stored.votes, 0)
     on conflict (object_id, round, target_id, value1, value2) do update
       set votes = excluded.votes, shown = least(known.shown, excluded.votes)
     returning target_id`,
    [workshopId, objectId],
  )
  return rows.length
}

/** All counts of an activity that were shown, of every round. */
export async function shownCounts(client: Queryable, objectId: ObjectId): Promise<VoteCount[]> {
  const { rows } = await client.query<CountRow>(
    `select object_id, round, target_id, value1, value2, shown as votes from public.vote_counts where object_id = $1`,
    [objectId],
  )
  return rows.map(countOf)
}

/** How many marks of having voted and of waiting ballots an activity has, by kind. SPEC BT5, BT13. */
export async function countMarks(
  client: Queryable,
  objectId: ObjectId,
): Promise<{ kind: string; marks: number }[]> {
  const { rows } = await client.query<{ kind: string; marks: number }>(
    `select kind, count(*)::integer as marks from public.tags
     where object_id = $1 and (kind like 'voted:%' or kind like 'waiting:%')
     group by kind`,
    [objectId],
  )
  return rows
}

function countOf({ object_id, round, target_id, value1, value2, votes }: CountRow) {
  return {
    objectId: object_id,
    round,
    targetId: target_id,
    value1: value1 === none ? null : value1,
    value2: value2 === none ? null : value2,
    votes,
  }
}
