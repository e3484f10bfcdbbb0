import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { Database, MembersTable } from './tables.ts'

/** A participant: a temporary member of one workshop. */
export type Member = Selectable<MembersTable>
export type NewMember = Omit<Member, 'removed'>

/**
 * Writes new members in one statement.
 *
 * @param mostOfWorkshop those who were removed included
 * @returns the ids that were written: a username, nickname or id that is taken leaves its member out, and so does a workshop
 *   that is full
 */
export async function insertMembers(
  database: Database,
  members: readonly NewMember[],
  mostOfWorkshop: number,
): Promise<Set<UserId>> {
  // In the order of their random ids: where a row lies tells nothing of when somebody came.
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

/** How many joined a workshop, those who were removed included. */
export async function countMembers(database: Database, workshopId: WorkshopId): Promise<number> {
  const { count } = await database
    .selectFrom('members')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('workshop_id', '=', workshopId)
    .executeTakeFirstOrThrow()
  return count
}

/** Nicknames of everybody who joined each workshop, those included who were removed. */
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

/** Shuts a member out for good. False when the workshop has no such member. */
export async function removeMember(database: Database, workshopId: WorkshopId, id: UserId): Promise<boolean> {
  const changed = await database
    .updateTable('members')
    .set({ removed: true })
    .where('id', '=', id)
    .where('workshop_id', '=', workshopId)
    .executeTakeFirst()
  return changed.numUpdatedRows > 0n
}

/** A member of a workshop that is deleted is none any more, nor is one who was removed. */
function living(database: Database) {
  return database
    .selectFrom('members')
    .innerJoin('workshops', 'workshops.id', 'members.workshop_id')
    .selectAll('members')
    .where('members.removed', '=', false)
    .where('workshops.deleted_at', 'is', null)
}
