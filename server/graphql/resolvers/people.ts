import { Refusal, UserMistake } from '#domain/errors.ts'
import { isUuid } from '#domain/ids.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { fullName } from '#domain/accounts/names.ts'
import { messages } from '#domain/messages.ts'
import { addFacilitators, removeFacilitator } from '../../commands/workshops.ts'
import { removeMember } from '../../database/workshops/members.ts'
import { facilitatorsOf } from '../../database/workshops/facilitators.ts'
import {
  endInvitations,
  isInvitedToFacilitate,
  keepInvitations,
} from '../../database/accounts/invitations.ts'
import { profileByEmail, provenProfilesByEmails } from '../../database/accounts/profiles.ts'
import type { Profile } from '../../database/accounts/profiles.ts'
import { workshopById } from '../../database/workshops/workshops.ts'
import { activeUsersOf } from './activeUsers.ts'
import type { RosterOf } from './activeUsers.ts'
import { assertCreator, rowOf } from './changeWorkshop.ts'
import type { GraphQLContext } from '../../context/context.ts'
import type { Resolvers } from '../generated.ts'
import { addressOf } from '../../context/inputs.ts'
import { toPayload } from '../../context/toPayload.ts'
import { roleFor } from '../../context/roles.ts'
import { submit } from '../../context/submit.ts'
import { openInvitation } from './invitation.ts'

/** The members of a workshop, and calls that add or remove them. */
export function peopleResolvers(rosterOf: RosterOf): Resolvers {
  return {
    Query: {
      async activeUsers(_root, { workshopId }, context) {
        const role = await roleFor(context, workshopId, 'meet')
        return { activeUserList: await activeUsersOf(context, await rosterOf(workshopId), role) }
      },
    },

    Mutation: {
      addFacilitators: (_root, { workshopId, invitees }, context) =>
        toPayload(async () => {
          const invitation = await openInvitation(context, workshopId, invitees)
          const { inviter, emails, workshop: row } = invitation
          const { database, invitations } = context.services
          const proven = await provenProfilesByEmails(database, emails)
          const added = await add(context, workshopId, proven)
          const known = new Set(proven.map(({ email }) => email))
          await endInvitations(database, workshopId, [...known], 'used')
          const group = new Set((await facilitatorsOf(database, workshopId)).map(({ email }) => email))
          const notFound = emails.filter((email) => !group.has(email))
          const by = { invitedAs: 'facilitator', invitedBy: inviter.id } as const
          await keepInvitations(database, workshopId, notFound, by)
          const newcomers = added.map(({ email }) => email)
          invitations.mail('facilitator', { ...invitation, emails: newcomers })
          invitations.mail('facilitatorToBe', { ...invitation, emails: notFound })
          return { notFound, workshop: { row, role: 'facilitator' as const } }
        }),

      confirmFacilitator: (_root, { workshopId, email: typed }, context) =>
        toPayload(async () => {
          await roleFor(context, workshopId, 'build')
          assertCreator(context, await rowOf(context, workshopId))
          const { database, invitations } = context.services
          if (invitations.reachPeople) throw new UserMistake(messages.confirmByMail)
          const email = addressOf(typed)
          if (!(await isInvitedToFacilitate(database, workshopId, email)))
            throw new UserMistake(messages.invitationWithdrawn)
          const profile = await profileByEmail(database, email)
          if (!profile) throw new UserMistake(messages.noAccountYet)
          await add(context, workshopId, [profile])
          await endInvitations(database, workshopId, [email], 'used')
        }),

      removeFacilitator: (_root, { workshopId, userId }, context) =>
        toPayload(async () => {
          await roleFor(context, workshopId, 'clear')
          const row = await workshopById(context.services.database, workshopId)
          if (row?.creator === userId) throw new UserMistake(messages.creatorStays)
          if (await submit(context, removeFacilitator(workshopId, userId))) tell(context, workshopId, userId)
        }),

      removeParticipant: (_root, { workshopId, userId }, context) =>
        toPayload(async () => {
          await roleFor(context, workshopId, 'clear')
          const { database } = context.services
          const isRemoved = isUuid(userId) && (await removeMember(database, workshopId, userId))
          if (!isRemoved) throw new Refusal('NOT_FOUND', 'a participant')
          tell(context, workshopId, userId)
        }),
    },
  }
}

/** @returns the people who were not facilitators before */
async function add(context: GraphQLContext, workshopId: WorkshopId, people: Profile[]): Promise<Profile[]> {
  const facilitators = people.map(({ id, first_name: firstName, last_name: lastName }) => ({
    id,
    name: fullName({ firstName, lastName }),
  }))
  const ids = await submit(context, addFacilitators(workshopId, facilitators))
  for (const userId of ids) tell(context, workshopId, userId)
  return people.filter(({ id }) => ids.includes(id))
}

/** A person's rights changed: clears their cached access, and their connections decide again. */
function tell({ services }: GraphQLContext, workshopId: WorkshopId, userId: UserId): void {
  services.access.forget({ workshopId, userId })
  services.signals.emit('rightsChanged', { workshopId, userId })
}
