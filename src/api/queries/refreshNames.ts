import type { Credentials } from '../signIn/createCredentials.ts'
import { MeDocument } from '../operations/account.ts'

/**
 * Fetches the account's names, which another device may have changed.
 *
 * @throws {CallError}
 */
export async function refreshNames(credentials: Credentials): Promise<void> {
  const before = credentials.view.getState().account
  if (!before) return
  const { me } = await credentials.callAs(MeDocument, {}, credentials.accountIdentity())
  const now = credentials.view.getState().account
  // The answer is outdated when the account was renamed or switched on this device meanwhile.
  if (!me || me.id !== now?.userId || !isSameName(before, now)) return
  const { firstName, lastName } = me
  if (!isSameName(me, now)) credentials.renameAccount({ firstName, lastName })
}

interface Names {
  firstName: string
  lastName: string
}

function isSameName(one: Names, other: Names): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName
}
