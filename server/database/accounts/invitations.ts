import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { dropStaleLinks, endLinks } from './invitationLinks.ts'
import type { Database, InvitationsTable } from '../connection/tables.ts'

export type InvitedAs = InvitationsTable['invited_as']

/** A person who was invited and, as far as is known, has not joined yet. */
export interface PendingInvitation {
  email: string
  invitedAs: InvitedAs
  expiresAt: Date
  isUnsent: boolean
}

/**
 * Stores invitations; a repeated one is valid for another 30 days. Deletes expired invitations of all workshops:
 * addresses without a pending invitation are not kept.
 *
 * @param emails in lower case
 */
export async function keepInvitations(
  database: Database,
  workshopId: WorkshopId,
  emails: readonly string[],
  { invitedAs, invitedBy }: { invitedAs: InvitedAs; invitedBy: UserId },
): Promise<void> {
  await database
    .deleteFrom('invitations')
    .where('expires_at', '<=', sql<Date>`now()`)
    .execute()
  await dropStaleLinks(database)
  if (emails.length === 0) return
  const values = emails.map((email) => ({
    workshop_id: workshopId,
    email,
    invited_as: invitedAs,
    invited_by: invitedBy,
  }))
  await database
    .insertInto('invitations')
    .values(values)
    .onConflict((conflict) =>
      conflict.columns(['workshop_id', 'email', 'invited_as']).doUpdateSet({
        invited_by: invitedBy,
        expires_at: sql<Date>`now() + interval '30 days'`,
        is_unsent: false,
      }),
    )
    .execute()
}

/**
 * Stores whether the last mail of a pending invitation could not be sent.
 *
 * @param invitation its email in lower case
 * @returns whether that is new
 */
export async function keepMailOutcome(
  database: Database,
  invitation: { workshopId: WorkshopId; email: string; invitedAs: InvitedAs },
  isUnsent: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await database
    .updateTable('invitations')
    .set({ is_unsent: isUnsent })
    .where('workshop_id', '=', invitation.workshopId)
    .where('email', '=', invitation.email)
    .where('invited_as', '=', invitation.invitedAs)
    .where('is_unsent', '!=', isUnsent)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The pending invitations of a workshop, by address. */
export async function invitationsOf(
  database: Database,
  workshopId: WorkshopId,
): Promise<PendingInvitation[]> {
  return await database
    .selectFrom('invitations')
    .select(['email', 'invited_as as invitedAs', 'expires_at as expiresAt', 'is_unsent as isUnsent'])
    .where('workshop_id', '=', workshopId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('email')
    .orderBy('invited_as')
    .execute()
}

/**
 * Deletes invitations and sets what their links answer from now on. A withdrawn one may be of any kind, a used one was
 * to facilitate.
 *
 * @param emails in lower case
 */
export async function endInvitations(
  database: Database,
  workshopId: WorkshopId,
  emails: readonly string[],
  outcome: 'used' | 'withdrawn',
): Promise<void> {
  if (emails.length === 0) return
  await database.transaction().execute(async (transaction) => {
    await transaction
      .deleteFrom('invitations')
      .where('workshop_id', '=', workshopId)
      .where('email', 'in', emails)
      .$if(outcome === 'used', (query) => query.where('invited_as', '=', 'facilitator'))
      .execute()
    await endLinks(transaction, [workshopId], emails, outcome)
  })
}

/** Whether an address is invited to facilitate a workshop. @param email in lower case */
export async function isInvitedToFacilitate(
  database: Database,
  workshopId: WorkshopId,
  email: string,
): Promise<boolean> {
  const found = await database
    .selectFrom('invitations')
    .select('email')
    .where('workshop_id', '=', workshopId)
    .where('email', '=', email)
    .where('invited_as', '=', 'facilitator')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst()
  return found !== undefined
}

export async function invitationsSentBy(database: Database, userId: UserId) {
  return await database
    .selectFrom('invitations')
    .select(['workshop_id as workshopId', 'email', 'invited_as as invitedAs'])
    .select(['created_at as createdAt', 'expires_at as expiresAt'])
    .where('invited_by', '=', userId)
    .orderBy('created_at')
    .execute()
}
