import { accountView, ownAccountView } from '#server/accounts/userView.ts'
import type { UserView } from '#server/accounts/userView.ts'
import { profilesByIds } from '#server/database/profiles.ts'
import { createBatch } from './batch.ts'
import { readOnce } from './context.ts'
import type { GraphQLContext } from './context.ts'

/** The caller as a user, asked for once a request. */
export function callerAsUser(context: GraphQLContext): Promise<UserView | null> {
  return readOnce(context, readCaller)
}

function readCaller({ services, caller }: GraphQLContext): Promise<UserView | null> {
  return services.accounts.me(caller)
}

/** Somebody with an account, by name alone but to themselves; those of a whole list are asked for together. */
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
