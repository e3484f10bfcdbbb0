import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { endLinks } from './invitationLinks.ts'
import type { Database } from '../connection/tables.ts'

/** An invitation to facilitate that waits until its address is proven. */
export interface WaitingInvitation {
  workshopId: WorkshopId
  /** Null when that person's account was deleted. */
  invitedBy: UserId | null
}

/**
 * Makes a person facilitator of the workshops to which their address was invited recently enough; does nothing before
 * the address is proven. Workshops that have ended are left out. A deleted one may be restored, so its invitation
 * stays. SPEC E1, E3, I1.
 *
 * @returns the workshops that they now facilitate
 */
export async function takeUpInvitations(database: Database, userId: UserId): Promise<WorkshopId[]> {
  return await database.transaction().execute((transaction) => takeUp(transaction, userId))
}

/**
 * Uses an invitation link: this proves the address it was mailed to and accepts all invitations to it. SPEC I3.
 *
 * @returns the workshops that they now facilitate; null when the link is not open (any more) or was mailed to another
 *   address
 */
export async function takeUpByLink(
  database: Database,
  tokenHash: Buffer,
  userId: UserId,
): Promise<WorkshopId[] | null> {
  return await database.transaction().execute(async (transaction) => {
    const open = await transaction
      .selectFrom('invitation_links as link')
      .innerJoin('invitations as invitation', (join) =>
        join
          .onRef('invitation.workshop_id', '=', 'link.workshop_id')
          .onRef('invitation.email', '=', 'link.email')
          .on('invitation.invited_as', '=', 'facilitator'),
      )
      .innerJoin('workshops as workshop', 'workshop.id', 'link.workshop_id')
      .select('invitation.email')
      .where('link.token_hash', '=', tokenHash)
      .where('invitation.expires_at', '>', sql<Date>`now()`)
      .where('workshop.ended_at', 'is', null)
      .where('workshop.deleted_at', 'is', null)
      // Locked against a concurrent withdrawal.
      .forUpdate('invitation')
      .executeTakeFirst()
    if (!open) return null
    const proven = await transaction
      .updateTable('profiles')
      .set({ address_proven_at: sql<Date>`coalesce(address_proven_at, now())` })
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .where(sql<string>`lower(email)`, '=', open.email)
      .executeTakeFirst()
    return proven.numUpdatedRows > 0n ? await takeUp(transaction, userId) : null
  })
}

/** Invitations that wait for the proof of a person's address, the newest first; empty once it is proven. */
export async function waitingInvitations(database: Database, userId: UserId): Promise<WaitingInvitation[]> {
  return await database
    .selectFrom('profiles')
    .innerJoin('invitations', (join) => join.on('invitations.email', '=', sql`lower(profiles.email)`))
    .innerJoin('workshops', 'workshops.id', 'invitations.workshop_id')
    .select(['invitations.workshop_id as workshopId', 'invitations.invited_by as invitedBy'])
    .where('profiles.id', '=', userId)
    .where('profiles.address_proven_at', 'is', null)
    .where('invitations.invited_as', '=', 'facilitator')
    .where('invitations.expires_at', '>', sql<Date>`now()`)
    .where('workshops.deleted_at', 'is', null)
    .where('workshops.ended_at', 'is', null)
    .orderBy('invitations.expires_at', 'desc')
    .orderBy('invitations.workshop_id')
    .execute()
}

async function takeUp(transaction: Database, userId: UserId): Promise<WorkshopId[]> {
  const invitations = await transaction
    .deleteFrom('invitations')
    .using(['workshops', 'profiles'])
    .whereRef('workshops.id', '=', 'invitations.workshop_id')
    .where('workshops.deleted_at', 'is', null)
    .where('profiles.id', '=', userId)
    .where('profiles.address_proven_at', 'is not', null)
    .where('invitations.email', '=', sql<string>`lower(profiles.email)`)
    .where('invitations.invited_as', '=', 'facilitator')
    .returning([
      'invitations.workshop_id',
      'invitations.email',
      sql<boolean>`invitations.expires_at > now() and workshops.ended_at is null`.as('is_good'),
    ])
    .execute()
  const good = invitations.filter(({ is_good }) => is_good)
  const ids = good.map(({ workshop_id }) => workshop_id)
  if (ids.length === 0) return []
  await transaction
    .insertInto('facilitators')
    .values(ids.map((workshop_id) => ({ workshop_id, user_id: userId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await endLinks(
    transaction,
    ids,
    good.map(({ email }) => email),
    'used',
  )
  return ids
}
