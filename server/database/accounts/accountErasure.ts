import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { productProfile } from './productProfile.ts'
import type { Database } from '../connection/tables.ts'

/**
 * Passes on what a person made and others still need: an official template to the product itself, a workshop or
 * template with further facilitators to the one who was added first. Removes the person from their facilitator groups.
 * SPEC X3.
 */
export async function passOnWorkshops(database: Database, userId: UserId): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await sql`update public.workshops set creator = ${productProfile.id}
      where creator = ${userId} and template and template_official and deleted_at is null`.execute(
      transaction,
    )
    await sql`update public.workshops set creator = heir.user_id
      from (select distinct on (f.workshop_id) f.workshop_id, f.user_id from public.facilitators f
        join public.profiles p on p.id = f.user_id and p.deleted_at is null
        where f.user_id <> ${userId} order by f.workshop_id, f.added_at, f.user_id) heir
      where heir.workshop_id = workshops.id and workshops.creator = ${userId}
        and workshops.deleted_at is null`.execute(transaction)
    await sql`delete from public.facilitators f using public.workshops w
      where w.id = f.workshop_id and f.user_id = ${userId} and w.creator <> ${userId}`.execute(transaction)
  })
}

/** All workshops that still belong to a person, deleted ones included. */
export async function ownWorkshops(database: Database, userId: UserId): Promise<WorkshopId[]> {
  const found = await database.selectFrom('workshops').select('id').where('creator', '=', userId).execute()
  return found.map(({ id }) => id)
}

/**
 * Deletes everything that is left of an account. A licence key stays used, without an owner.
 *
 * @throws {DatabaseError} when the account created a workshop meanwhile; then nothing was deleted
 */
export async function deleteAccountRows(database: Database, userId: UserId): Promise<void> {
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('invitations')
      .where('email', '=', (from) =>
        from
          .selectFrom('profiles')
          .select(sql<string>`lower(email)`.as('email'))
          .where('id', '=', userId),
      )
      .execute()
    await transaction
      .deleteFrom('invitation_links')
      .where('email', '=', (from) =>
        from
          .selectFrom('profiles')
          .select(sql<string>`lower(email)`.as('email'))
          .where('id', '=', userId),
      )
      .execute()
    await transaction.deleteFrom('recovery_sessions').where('user_id', '=', userId).execute()
    await transaction.deleteFrom('profiles').where('id', '=', userId).execute()
  })
}
