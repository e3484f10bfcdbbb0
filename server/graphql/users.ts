import { accountView, ownAccountView } from '#server/accounts/userView.ts'
import type { UserView } from '#server/accounts/userView.ts'
import { profilesByIds } from '#server/database/profiles.ts'
import { createBatch } from './batch.ts'
import type { GraphQLContext } from './context.ts'

type AskForPerson = (userId: string) => Promise<UserView | null>

const callers = new WeakMap<GraphQLContext, Promise<UserView | null>>()
const people = new WeakMap<GraphQLContext, AskForPerson>()

/** The caller as a user, asked for once a request. */
export function callerAsUser(context: GraphQLContext): Promise<UserView | null> {
  const known = callers.get(context) ?? context.services.accounts.me(context.caller)
  callers.set(context, known)
  return known
}

/** Somebody with an account, by name alone but to themselves; those of a whole list are asked for together. */
export function personOf(context: GraphQLContext, userId: string): Promise<UserView | null> {
  const ask = people.get(context) ?? createBatch<UserView | null>((ids) => loadPeople(context, ids), null)
  people.set(context, ask)
  return ask(userId)
}

async function loadPeople(
  { services, caller }: GraphQLContext,
  ids: string[],
): Promise<Map<string, UserView>> {
  const profiles = await profilesByIds(services.database, ids)
  const isCaller = (id: string): boolean => caller.kind === 'account' && caller.userId === id
  return new Map(
    profiles.map((profile) => [
      profile.id,
      isCaller(profile.id) ? ownAccountView(profile) : accountView(profile, { showsEmail: false }),
    ]),
  )
}
