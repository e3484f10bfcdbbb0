import type { Role } from '#domain/access.ts'
import type { WorkshopId } from '#domain/ids.ts'
import { avatarsShown } from '#domain/limits.ts'
import { participantPrefix } from '#domain/accounts/names.ts'
import type { RosterPerson } from '#domain/workshop/roster.ts'
import { accountView, memberView } from '../../accounts/userView.ts'
import type { UserView } from '../../accounts/userView.ts'
import { membersByIds } from '../../database/workshops/members.ts'
import { profilesByIds } from '../../database/accounts/profiles.ts'
import type { GraphQLContext } from '../../context/context.ts'
import { listed } from '../../context/inputs.ts'
import { maySee } from '#domain/permissions.ts'

/** Everyone who has a workshop open, facilitators first. */
export type RosterOf = (workshopId: WorkshopId) => Promise<RosterPerson[]>

/** The people of a roster as a role may see them: participants see the facilitators, and the names of a few others. */
export async function activeUsersOf(
  context: GraphQLContext,
  roster: RosterPerson[],
  role: Role,
): Promise<UserView[]> {
  return listed(context, maySee(role, 'all') ? await everyone(context, roster) : few(roster))
}

async function everyone({ services }: GraphQLContext, roster: RosterPerson[]): Promise<UserView[]> {
  const ids = (isFacilitator: boolean): string[] =>
    roster.filter((person) => person.isFacilitator === isFacilitator).map(({ userId }) => userId)
  const [profiles, members] = await Promise.all([
    profilesByIds(services.database, ids(true)),
    membersByIds(services.database, ids(false)),
  ])
  const views = new Map<string, UserView>()
  for (const profile of profiles) views.set(profile.id, accountView(profile, { showsEmail: true }))
  for (const member of members) views.set(member.id, memberView(member))
  return roster.flatMap(({ userId }) => views.get(userId) ?? [])
}

/** Participants do not get the ids of participants; the position in the list is used instead. */
function few(roster: RosterPerson[]): UserView[] {
  const facilitators = roster.filter(({ isFacilitator }) => isFacilitator)
  const others = roster.filter(({ isFacilitator }) => !isFacilitator).slice(0, avatarsShown)
  return [
    ...facilitators.map(({ userId, name }) => ({ ...nobody, id: userId, username: name, firstName: name })),
    ...others.map(({ name, nickname = null }, index) => ({
      ...nobody,
      id: `${participantPrefix}-${index + 1}`,
      username: participantPrefix,
      firstName: name,
      nickname,
    })),
  ]
}

const nobody = { lastName: '', email: null }
