import { normalizeEmail } from '#domain/email.ts'
import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { inviteesAtOnce, readInvitees, templateInvitationMessage } from '#domain/invitation.ts'
import { accountOf } from '#server/accounts/accountOf.ts'
import { deleteInvitation, invitationsOf, keepInvitations } from '#server/database/invitations.ts'
import type { PendingInvitation } from '#server/database/invitations.ts'
import { profileById } from '#server/database/profiles.ts'
import type { Profile } from '#server/database/profiles.ts'
import { workshopById } from '#server/database/workshops.ts'
import type { Workshop } from '#server/database/workshops.ts'
import type { GraphQLContext } from '../context.ts'
import type { Resolvers } from '../generated.ts'
import { listOf } from '../inputs.ts'
import { mend, mendDone } from '../mend.ts'
import { roleFor } from '../roles.ts'

/** Invitations by mail. */
export const invitationResolvers: Pick<Resolvers, 'Mutation' | 'Workshop'> = {
  Mutation: {
    sendInvites: (_root, { workshopId, invitees }, context) =>
      mend(async () => {
        const invitation = await openInvitation(context, workshopId, invitees)
        const { inviter, emails } = invitation
        const { database, invitations } = context.services
        const by = { invitedAs: 'participant', invitedBy: inviter.id } as const
        await keepInvitations(database, workshopId, emails, by)
        invitations.mail('participant', invitation)
        return { invitations: await pendingOf(context, workshopId) }
      }),

    withdrawInvitation: (_root, { workshopId, email }, context) =>
      mendDone(async () => {
        await roleFor(context, workshopId, 'clear')
        await deleteInvitation(context.services.database, workshopId, normalizeEmail(email))
      }),
  },

  Workshop: {
    invitations: ({ row, role }, _args, context) =>
      role === 'facilitator' ? pendingOf(context, row.id) : null,
  },
}

/** Who is invited, to what and by whom, after everything that speaks against it was looked at. */
export interface OpenInvitation {
  inviter: Profile
  workshop: Workshop
  /** As they are kept, each once. */
  emails: string[]
}

/**
 * @throws {UserMistake} for an address that is none, too many of them, a template, or a session that is over
 * @throws {Refusal} also `RATE_LIMITED` for somebody who invited too many within an hour
 */
export async function openInvitation(
  context: GraphQLContext,
  workshopId: WorkshopId,
  invitees: readonly (string | null | undefined)[],
): Promise<OpenInvitation> {
  await roleFor(context, workshopId, 'build')
  const { database, invitations } = context.services
  const read = readInvitees(listOf(invitees, inviteesAtOnce * 10))
  if ('mistake' in read) throw new UserMistake(read.mistake)
  const workshop = await workshopById(database, workshopId)
  const inviter = await profileById(database, accountOf(context.caller).userId)
  if (!workshop || !inviter) throw new Refusal('NOT_FOUND', `workshop ${workshopId} or who invites to it`)
  if (workshop.template) throw new UserMistake(templateInvitationMessage)
  const emails = read.emails.filter((email) => email !== inviter.email)
  await invitations.count(inviter, emails.length)
  return { inviter, workshop, emails }
}

async function pendingOf({ services }: GraphQLContext, workshopId: WorkshopId) {
  return (await invitationsOf(services.database, workshopId)).map(invitationView)
}

function invitationView({ email, invitedAs, expiresAt }: PendingInvitation) {
  return { email, invitedAs, expiresAt: Math.floor(expiresAt.getTime() / 1000) }
}
