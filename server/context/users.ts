import { accountView, ownAccountView } from '../accounts/userView.ts'
import type { UserView } from '../accounts/userView.ts'
import { profilesByIds } from '../database/accounts/profiles.ts'
import { createBatch } from './batch.ts'
import { readOnce } from './context.ts'
import type { GraphQLContext } from './context.ts'

/** The caller as a user, read once per request. */
export function callerAsUser(context: GraphQLContext): Promise<UserView | null> {
  return readOnce(context, readCaller)
}

function readCaller({ services, caller }: GraphQLContext): Promise<UserView | null> {
  return services.accounts.me(caller)
}

/** A person with an account; others see only the name. Lookups for a whole list are batched. */
export function personOf(context: GraphQLContext, userId: string): Promise<UserView | null> {
  return readOnce(context, batchOfPeople)(userId)
}

function batchOfPeople(context: GraphQLContext): (userId: string) => Promise<UserView | null> {
  return createBatch<UserView | null>((ids) => loadPeople(context, ids), null)
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
