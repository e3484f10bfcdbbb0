import { sql } from 'kysely'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import type { LinkStatus } from '#domain/accounts/invitation.ts'
import type { Database } from '../connection/tables.ts'

/** The target of an invitation link for a facilitator. */
export interface InvitationLink {
  status: LinkStatus
  workshopId: WorkshopId
  workshopName: string
  /** The invited address, in lower case; null unless the status is `open`. */
  email: string | null
  /** Null when that person's account was deleted. */
  invitedBy: UserId | null
}

/** How long the outcome of a link is kept; nothing that names a person is kept with it. */
const outcomeDays = 90

export async function keepInvitationLink(
  database: Database,
  link: { tokenHash: Buffer; workshopId: WorkshopId; email: string },
): Promise<void> {
  const { tokenHash: token_hash, workshopId: workshop_id, email } = link
  await database.insertInto('invitation_links').values({ token_hash, workshop_id, email }).execute()
}

/** Null for an unknown link. */
export async function invitationLink(database: Database, tokenHash: Buffer): Promise<InvitationLink | null> {
  const found = await database
    .selectFrom('invitation_links as link')
    .innerJoin('workshops as workshop', 'workshop.id', 'link.workshop_id')
    .leftJoin('invitations as invitation', (join) =>
      join
        .onRef('invitation.workshop_id', '=', 'link.workshop_id')
        .onRef('invitation.email', '=', 'link.email')
        .on('invitation.invited_as', '=', 'facilitator')
        .on('invitation.expires_at', '>', sql<Date>`now()`),
    )
    .select(['workshop.id as workshopId', 'workshop.workshop_name as workshopName'])
    .select(['invitation.email', 'invitation.invited_by as invitedBy'])
    .select(
      sql<LinkStatus>`coalesce(link.outcome, case
        when workshop.ended_at is not null or workshop.deleted_at is not null then 'over'
        when invitation.email is null then 'expired' else 'open' end)`.as('status'),
    )
    .where('link.token_hash', '=', tokenHash)
    .executeTakeFirst()
  if (!found) return null
  return found.status === 'open' ? found : { ...found, email: null, invitedBy: null }
}

/** Sets what links of withdrawn or used invitations answer from now on. @param emails in lower case */
export async function endLinks(
  database: Database,
  workshopIds: readonly WorkshopId[],
  emails: readonly string[],
  outcome: 'used' | 'withdrawn',
): Promise<void> {
  if (workshopIds.length === 0 || emails.length === 0) return
  await database
    .updateTable('invitation_links')
    .set({ email: null, outcome })
    .where('workshop_id', 'in', workshopIds)
    .where('email', 'in', emails)
    .execute()
}

/** Addresses without a pending invitation are not kept, and old links are deleted. */
export async function dropStaleLinks(database: Database): Promise<void> {
  await sql`delete from public.invitation_links
    where created_at < now() - make_interval(days => ${outcomeDays})`.execute(database)
  await sql`update public.invitation_links link set email = null
    where email is not null and not exists (
      select 1 from public.invitations i where i.workshop_id = link.workshop_id and i.email = link.email
        and i.invited_as = 'facilitator')`.execute(database)
}
