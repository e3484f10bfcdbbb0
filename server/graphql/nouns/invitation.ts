import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import {
  inviteesAtOnce,
  nothingWaitsMessage,
  readInvitees,
  templateInvitationMessage,
} from '#domain/invitation.ts'
import type { InvitationWaitsFor } from '#domain/invitation.ts'
import { fullName } from '#domain/names.ts'
import { accountOf } from '#server/accounts/accountOf.ts'
import { waitingInvitations } from '#server/database/facilitatorInvitations.ts'
import { invitationLink } from '#server/database/invitationLinks.ts'
import { endInvitations, invitationsOf, keepInvitations } from '#server/database/invitations.ts'
import { knownAddresses, profileById } from '#server/database/profiles.ts'
import type { Profile } from '#server/database/profiles.ts'
import { workshopById } from '#server/database/workshops.ts'
import type { Workshop } from '#server/database/workshops.ts'
import { hashInvitationToken } from '#server/invitations/tokens.ts'
import type { Services } from '#server/services.ts'
import type { GraphQLContext } from '../context.ts'
import type { Resolvers } from '../generated.ts'
import { addressOf, listOf } from '../inputs.ts'
import { mend, mendDone } from '../mend.ts'
import { roleFor } from '../roles.ts'

/** Invitations by mail. */
export const invitationResolvers: Pick<Resolvers, 'Query' | 'Mutation' | 'Workshop'> = {
  Query: {
    facilitatorInvitation: (_root, { token }, { services }) => invitationByToken(services, token),

    async waitingInvitations(_root, _args, { services, caller }) {
      const { userId } = accountOf(caller)
      const { length: count } = await waitingInvitations(services.database, userId)
      return { count, byMail: services.invitations.reachPeople }
    },
  },

  Mutation: {
    sendInvites: (_root, { workshopId, invitees }, context) =>
      mend(async () => {
        const invitation = await openInvitation(context, workshopId, invitees)
        const { inviter, emails } = invitation
        const { database, invitations } = context.services
        const by = { invitedAs: 'participant', invitedBy: inviter.id } as const
        await keepInvitations(database, workshopId, emails, by)
        invitations.mail('participant', invitation)
        return { invitations: await pendingOf(context, invitation.workshop) }
      }),

    withdrawInvitation: (_root, { workshopId, email }, context) =>
      mendDone(async () => {
        await roleFor(context, workshopId, 'clear')
        await endInvitations(context.services.database, workshopId, [addressOf(email)], 'withdrawn')
      }),

    acceptInvitation: (_root, { token }, { services, caller }) =>
      mend(async () => ({ workshopId: await services.accounts.acceptInvitation(caller, token) })),

    mailInvitationLink: (_root, _args, context) => mendDone(() => mailLink(context)),
  },

  Workshop: {
    invitations: ({ row, role }, _args, context) => (role === 'facilitator' ? pendingOf(context, row) : null),
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

async function pendingOf({ services, caller }: GraphQLContext, { id, creator }: Workshop) {
  const { database, invitations } = services
  const pending = await invitationsOf(database, id)
  const isCreator = caller.kind === 'account' && caller.userId === creator
  // Whether an address has an account is told to nobody whom it does not help.
  const known =
    isCreator && !invitations.reachPeople
      ? await knownAddresses(
          database,
          pending.map(({ email }) => email),
        )
      : null
  const waitsFor = (email: string): InvitationWaitsFor => {
    if (invitations.reachPeople) return 'link'
    if (known === null) return 'owner'
    return known.has(email) ? 'confirmation' : 'signUp'
  }
  return pending.map(({ email, invitedAs, expiresAt }) => ({
    ...{ email, invitedAs, expiresAt: Math.floor(expiresAt.getTime() / 1000) },
    waitsFor: invitedAs === 'facilitator' ? waitsFor(email) : null,
  }))
}

async function invitationByToken({ database }: Services, token: string) {
  const link = await invitationLink(database, hashInvitationToken(token))
  if (link?.status !== 'open') return link && { status: link.status }
  const inviter = link.invitedBy === null ? null : await profileById(database, link.invitedBy)
  const name = inviter && fullName({ firstName: inviter.first_name, lastName: inviter.last_name })
  return { status: link.status, email: link.email, workshopName: link.workshopName, inviter: name || null }
}

/** To the address that is to be proven, and there alone. SPEC I3. */
async function mailLink({ services, caller }: GraphQLContext): Promise<void> {
  const { database, invitations } = services
  const { userId } = accountOf(caller)
  const [waiting] = await waitingInvitations(database, userId)
  const invitee = await profileById(database, userId)
  const workshop = waiting && (await workshopById(database, waiting.workshopId))
  const inviter = workshop && (await profileById(database, waiting.invitedBy ?? workshop.creator))
  if (!invitee || !workshop || !inviter) throw new UserMistake(nothingWaitsMessage)
  await invitations.mailLink(invitee, { inviter, workshop })
}
