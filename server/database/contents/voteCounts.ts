import type { ObjectId, WorkshopId } from '#domain/ids.ts'
import type { VoteCount, VoteValues } from '#domain/activity/votes/tally.ts'
import type { TargetVotes } from '#domain/activity/votes/releasing.ts'
import { statement } from '../connection/statement.ts'
import type { Bind } from '../connection/statement.ts'
import type { Queryable } from './journal.ts'

/** By how much a number of equal votes changes. */
export interface CountDelta extends VoteValues {
  objectId: ObjectId
  round: number
  targetId: string
  /** Of all votes. */
  change: number
  /** Of those of facilitators, and entered by them for others. */
  apart: number
  /** Of participants' votes whose voters were told that they are shown with others, and that they may be recognised. */
  together: number
  recognisable: number
}

/** A target in one round. */
export interface RoundTarget {
  objectId: ObjectId
  round: number
  targetId: string
}

/** Stands for null in `vote_counts`, whose values are part of its primary key. */
const none = -1

type CountRow = { object_id: ObjectId; round: number; target_id: string } & Record<
  'value1' | 'value2' | 'votes',
  number
>

/**
 * Changes the counts of votes; nothing of that is shown yet. Its cost depends on the changes, not on the votes already
 * cast. SPEC BT3
 */
export async function changeCounts(
  client: Queryable,
  workshopId: WorkshopId,
  deltas: readonly CountDelta[],
): Promise<void> {
  if (deltas.length === 0) return
  const query = statement((bind) => {
    const rows = unnested(bind, deltas, {
      object_id: ['text', ({ objectId }) => objectId],
      round: ['int', ({ round }) => round],
      target_id: ['text', ({ targetId }) => targetId],
      value1: ['int', ({ value1 }) => value1 ?? none],
      value2: ['int', ({ value2 }) => value2 ?? none],
      votes: ['int', ({ change }) => change],
      apart: ['int', ({ apart }) => apart],
      together: ['int', ({ together }) => together],
      recognisable: ['int', ({ recognisable }) => recognisable],
    })
    return `insert into public.vote_counts as known
        (workshop_id, object_id, round, target_id, value1, value2, votes, apart, together, recognisable)
      select ${bind(workshopId)}, object_id, round, target_id, value1, value2, votes, apart, together, recognisable
      from ${rows}
      -- In this order the rows of one ballot do not stand together in the table.
      order by 2, 3, 4, 5, 6
      on conflict (object_id, round, target_id, value1, value2) do update
        set votes = known.votes + excluded.votes, apart = known.apart + excluded.apart,
          together = known.together + excluded.together,
          recognisable = known.recognisable + excluded.recognisable`
  })
  await client.query(query)
}

/** What decides whether a target's votes may be shown. */
export type WaitingTarget = RoundTarget & TargetVotes

/** The numbers of targets that have votes. Their cost grows with the number of different values, not of votes. SPEC BT5 */
export async function waitingVotes(
  client: Queryable,
  targets: readonly RoundTarget[],
): Promise<WaitingTarget[]> {
  if (targets.length === 0) return []
  const query = statement(
    (bind) => `select object_id as "objectId", round, target_id as "targetId",
        sum(votes - apart)::integer as voters,
        coalesce(sum(together) filter (where value1 <> ${none}), 0)::integer as together,
        coalesce(sum(recognisable) filter (where value1 <> ${none}), 0)::integer as recognisable
      from public.vote_counts join ${targetRows(bind, targets)} using (object_id, round, target_id)
      group by object_id, round, target_id`,
  )
  const { rows } = await client.query<WaitingTarget>(query)
  return rows
}

/** What stays hidden of a count. */
const kept = {
  all: { together: '0', recognisable: '0' },
  recognisable: { together: 'known.together', recognisable: '0' },
  // Abstentions are no values, which must not become fewer.
  apart: {
    together: 'known.together',
    recognisable: `case when known.value1 = ${none} then 0 else known.recognisable end`,
  },
} as const

/**
 * Marks counts of targets as shown, in whole, or without what waits for others, or only what is set apart. Its cost grows
 * with the number of different values. SPEC BT5
 *
 * @returns the counts whose shown number changed
 */
export async function showCounts(
  client: Queryable,
  targets: readonly RoundTarget[],
  shows: keyof typeof kept,
): Promise<(VoteCount & { objectId: ObjectId })[]> {
  if (targets.length === 0) return []
  const { together, recognisable } = kept[shows]
  const shown = `known.votes - ${together} - (${recognisable})`
  const query = statement(
    (bind) => `update public.vote_counts as known
      set shown = ${shown}, together = ${together}, recognisable = ${recognisable}
      from ${targetRows(bind, targets)}
      where known.object_id = one.object_id and known.round = one.round and known.target_id = one.target_id
        and (known.shown, known.together, known.recognisable) is distinct from (${shown}, ${together}, ${recognisable})
      returning known.object_id, known.round, known.target_id, known.value1, known.value2, known.shown as votes`,
  )
  const { rows } = await client.query<CountRow>(query)
  return rows.map(countOf)
}

function targetRows(bind: Bind, targets: readonly RoundTarget[]): string {
  return unnested(bind, targets, {
    object_id: ['text', ({ objectId }) => objectId],
    round: ['int', ({ round }) => round],
    target_id: ['text', ({ targetId }) => targetId],
  })
}

/** Rows of a statement, named `one`: a type and a value for each column. */
function unnested<Row>(
  bind: Bind,
  rows: readonly Row[],
  columns: Record<string, [type: 'text' | 'int', read: (row: Row) => unknown]>,
): string {
  const values = Object.values(columns).map(([type, read]) => `${bind(rows.map(read))}::${type}[]`)
  return `unnest(${values.join(', ')}) as one (${Object.keys(columns).join(', ')})`
}

/**
 * Counts the votes of an activity again and corrects stored counts that differ: after an import or a restored backup,
 * and as a check. A wrong count shows no more votes than there are, and what it does not show waits for others. Its cost
 * grows with the votes, so it runs when an activity is loaded. SPEC BT3.
 *
 * @returns how many counts were wrong
 */
export async function recountVotes(
  client: Queryable,
  workshopId: WorkshopId,
  objectId: ObjectId,
): Promise<number> {
  const { rows } = await client.query<{ target_id: string }>(
    `insert into public.vote_counts as known
       (workshop_id, object_id, round, target_id, value1, value2, votes, apart, together)
     select $1, $2, coalesce(counted.round, stored.round), coalesce(counted.target_id, stored.target_id),
       coalesce(counted.value1, stored.value1), coalesce(counted.value2, stored.value2), coalesce(counted.votes, 0),
       coalesce(counted.apart, 0), coalesce(counted.votes - counted.apart, 0)
     from (select round, target_id, coalesce(value1, ${none}) as value1, coalesce(value2, ${none}) as value2,
         count(*)::integer as votes, count(*) filter (where share = 'apart')::integer as apart
         from public.votes where object_id = $2 and round is not null group by 1, 2, 3, 4) as counted
       full join (select round, target_id, value1, value2, votes from public.vote_counts where object_id = $2) as stored
         using (round, target_id, value1, value2)
     where coalesce(counted.votes, 0) <> coalesce(stored.votes, 0)
     on conflict (object_id, round, target_id, value1, value2) do update
       set votes = excluded.votes, shown = least(known.shown, excluded.votes),
         apart = excluded.apart, recognisable = 0,
         together = excluded.votes - greatest(excluded.apart, least(known.shown, excluded.votes))
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

/** How many marks of having voted an activity has, by kind. SPEC BT13. */
export async function countMarks(
  client: Queryable,
  objectId: ObjectId,
): Promise<{ kind: string; marks: number }[]> {
  const { rows } = await client.query<{ kind: string; marks: number }>(
    `select kind, count(*)::integer as marks from public.tags
     where object_id = $1 and kind like 'voted:%'
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
