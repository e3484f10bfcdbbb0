import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { statement } from '../connection/statement.ts'
import type { Bind } from '../connection/statement.ts'
import type { Database, MembersTable } from '../connection/tables.ts'
import type { Queryable } from '../contents/journal.ts'
import type { LookupRow, LookupSelect } from '../contents/lookupSelect.ts'

/** A participant: a temporary member of one workshop. */
export type Member = Selectable<MembersTable>
export type NewMember = Omit<Member, 'removed'>

/**
 * Inserts new members in one statement.
 *
 * @param mostOfWorkshop maximum number of members, removed ones included
 * @returns the ids that were inserted: a member whose username, nickname or id is taken is left out, and so is one of a
 *   workshop that is full
 */
export async function insertMembers(
  database: Database,
  members: readonly NewMember[],
  mostOfWorkshop: number,
): Promise<Set<UserId>> {
  // In the order of their random ids, so that the physical position of a row does not reveal when somebody joined.
  const rows = [...members].sort((a, b) => (a.id < b.id ? -1 : 1))
  const written = await database
    .insertInto('members')
    .columns(['id', 'workshop_id', 'username', 'name', 'nickname', 'password_hash'])
    .expression(
      sql`select id, workshop_id, username, name, nickname, password_hash from (
          select made.*, row_number() over (partition by workshop_id order by id) as place
          from unnest(${rows.map(({ id }) => id)}::uuid[], ${rows.map((row) => row.workshop_id)}::text[],
            ${rows.map(({ username }) => username)}::text[], ${rows.map(({ name }) => name)}::text[],
            ${rows.map(({ nickname }) => nickname)}::text[], ${rows.map((row) => row.password_hash)}::bytea[])
            as made (id, workshop_id, username, name, nickname, password_hash)
        ) as made left join (
          select workshop_id, count(*) as people from members
          where workshop_id = any(${rows.map((row) => row.workshop_id)}) group by workshop_id
        ) as there using (workshop_id)
        where place + coalesce(people, 0) <= ${mostOfWorkshop}
        order by id` as never,
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return new Set(written.map(({ id }) => id))
}

/** How many people joined a workshop, removed ones included. */
export async function countMembers(database: Database, workshopId: WorkshopId): Promise<number> {
  const { count } = await database
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workshop_id', '=', workshopId)
    .executeTakeFirstOrThrow()
  return count
}

/** How many participants of a workshop joined, present or not; removed ones do not count. SPEC BT13 */
export async function countParticipants(database: Database, workshopId: WorkshopId): Promise<number> {
  const { count } = await database
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('workshop_id', '=', workshopId)
    .where('removed', '=', false)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Nicknames of everybody who joined each workshop, removed members included. */
export async function nicknamesIn(
  database: Database,
  workshopIds: readonly WorkshopId[],
): Promise<{ workshopId: WorkshopId; nickname: string }[]> {
  return await database
    .selectFrom('members')
    .select(['workshop_id as workshopId', 'nickname'])
    .where('workshop_id', 'in', workshopIds)
    .execute()
}

export async function membersByUsernames(
  database: Database,
  usernames: readonly string[],
): Promise<Member[]> {
  return await living(database)
    .where('members.username', '=', sql<string>`any(${usernames})`)
    .execute()
}

export async function memberById(database: Database, id: UserId): Promise<Member | null> {
  const found = await living(database).where('members.id', '=', id).executeTakeFirst()
  return found ?? null
}

export async function membersByIds(database: Database, ids: readonly UserId[]): Promise<Member[]> {
  if (ids.length === 0) return []
  return await living(database).where('members.id', 'in', ids).execute()
}

/** Removes a member permanently. False when the workshop has no such member. */
export async function removeMember(database: Database, workshopId: WorkshopId, id: UserId): Promise<boolean> {
  const changed = await database
    .updateTable('members')
    .set({ removed: true })
    .where('id', '=', id)
    .where('workshop_id', '=', workshopId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** Members of deleted workshops and removed members count as missing. */
function living(database: Database) {
  return database
    .selectFrom('members')
    .innerJoin('workshops', 'workshops.id', 'members.workshop_id')
    .selectAll('members')
    .where('members.removed', '=', false)
    .where('workshops.deleted_at', 'is', null)
}

/** How many participants joined a workshop, present or not. */
export interface Joined {
  /** Without removed ones. SPEC BT13. */
  joined: number
  removed: number
}

/** Part of the lookups' statement. */
export function countJoined(bind: Bind, workshopId: WorkshopId): LookupSelect<Joined> {
  return `select json_build_object('joined', count(*) filter (where not removed),
      'removed', count(*) filter (where removed)) as value, null::bytea as bytes
    from public.members where workshop_id = ${bind(workshopId)}`
}

/** The same in a query of its own. */
export async function joinedIn(client: Queryable, workshopId: WorkshopId): Promise<Joined> {
  const { rows } = await client.query<LookupRow<Joined>>(statement((bind) => countJoined(bind, workshopId)))
  return rows[0]?.value ?? { joined: 0, removed: 0 }
}
