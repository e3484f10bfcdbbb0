import { Refusal, UserMistake } from '#domain/errors.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { inviteesAtOnce, readInvitees } from '#domain/accounts/invitation.ts'
import type { InvitationWaitsFor } from '#domain/accounts/invitation.ts'
import { fullName } from '#domain/accounts/names.ts'
import { messages } from '#domain/messages.ts'
import { accountOf } from '../../accounts/accountOf.ts'
import { waitingInvitations } from '../../database/accounts/facilitatorInvitations.ts'
import { invitationLink } from '../../database/accounts/invitationLinks.ts'
import { endInvitations, invitationsOf, keepInvitations } from '../../database/accounts/invitations.ts'
import { knownAddresses, profileById } from '../../database/accounts/profiles.ts'
import type { Profile } from '../../database/accounts/profiles.ts'
import { workshopById } from '../../database/workshops/workshops.ts'
import type { Workshop } from '../../database/workshops/workshops.ts'
import { hashInvitationToken } from '../../invitations/tokens.ts'
import type { Services } from '../../services.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Resolvers } from '../generated.ts'
import { addressOf, listOf } from '../../context/inputs.ts'
import { toPayload } from '../../context/toPayload.ts'
import { roleFor } from '../../context/roles.ts'
import { isOfRoom, maySee } from '#domain/permissions.ts'

/** Invitations by email. */
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
      toPayload(async () => {
        const invitation = await openInvitation(context, workshopId, invitees)
        const { inviter, emails } = invitation
        const { database, invitations } = context.services
        const by = { invitedAs: 'participant', invitedBy: inviter.id } as const
        await keepInvitations(database, workshopId, emails, by)
        invitations.mail('participant', invitation)
        return { invitations: await pendingOf(context, invitation.workshop) }
      }),

    withdrawInvitation: (_root, { workshopId, email }, context) =>
      toPayload(async () => {
        await roleFor(context, workshopId, 'clear')
        await endInvitations(context.services.database, workshopId, [addressOf(email)], 'withdrawn')
      }),

    acceptInvitation: (_root, { token }, { services, caller }) =>
      toPayload(async () => ({ workshopId: await services.accounts.acceptInvitation(caller, token) })),

    mailInvitationLink: (_root, _args, context) => toPayload(() => mailLink(context)),
  },

  Workshop: {
    invitations: ({ row, role }, _args, context) => (maySee(role, 'all') ? pendingOf(context, row) : null),
  },
}

/** A checked invitation: the invitees, the workshop and the inviter. */
export interface OpenInvitation {
  inviter: Profile
  workshop: Workshop
  /** Normalized addresses without duplicates. */
  emails: string[]
}

/**
 * @throws {UserMistake} for an invalid address, too many addresses, a template, or a session that has ended
 * @throws {Refusal} also `RATE_LIMITED` for an inviter with too many invitations within an hour
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
  if (!workshop || !inviter) throw new Refusal('NOT_FOUND', `workshop ${workshopId} or its inviter`)
  if (workshop.template) throw new UserMistake(messages.templateInvitation)
  const emails = read.emails.filter((email) => email !== inviter.email)
  await invitations.count(inviter, emails.length)
  return { inviter, workshop, emails }
}

async function pendingOf({ services, caller }: GraphQLContext, { id, creator }: Workshop) {
  const { database, invitations } = services
  const pending = await invitationsOf(database, id)
  const isCreator = caller.kind === 'account' && caller.userId === creator
  // Whether an address has an account is revealed only to callers who may know it.
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
  return pending.map(({ email, invitedAs, expiresAt, isUnsent }) => ({
    ...{ email, invitedAs, isUnsent, expiresAt: Math.floor(expiresAt.getTime() / 1000) },
    waitsFor: isOfRoom(invitedAs) ? null : waitsFor(email),
  }))
}

async function invitationByToken({ database }: Services, token: string) {
  const link = await invitationLink(database, hashInvitationToken(token))
  if (link?.status !== 'open') return link && { status: link.status }
  const inviter = link.invitedBy === null ? null : await profileById(database, link.invitedBy)
  const name = inviter && fullName({ firstName: inviter.first_name, lastName: inviter.last_name })
  return { status: link.status, email: link.email, workshopName: link.workshopName, inviter: name || null }
}

/** Sends only to the address that is to be verified. SPEC I3. */
async function mailLink({ services, caller }: GraphQLContext): Promise<void> {
  const { database, invitations } = services
  const { userId } = accountOf(caller)
  const [waiting] = await waitingInvitations(database, userId)
  const invitee = await profileById(database, userId)
  const workshop = waiting && (await workshopById(database, waiting.workshopId))
  const inviter = workshop && (await profileById(database, waiting.invitedBy ?? workshop.creator))
  if (!invitee || !workshop || !inviter) throw new UserMistake(messages.noInvitationWaits)
  await invitations.mailLink(invitee, { inviter, workshop })
}
