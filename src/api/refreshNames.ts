import type { Session } from './createSession.ts'
import { MeDocument } from './operations/account.ts'

/**
 * Asks for the account's names as another device may have changed them.
 *
 * @throws {CallError}
 */
export async function refreshNames(session: Session): Promise<void> {
  const before = session.view.getState().account
  if (!before) return
  const { me } = await session.callAs(MeDocument, {}, session.accountIdentity())
  const now = session.view.getState().account
  // Renamed here meanwhile, or somebody else's: the answer is an old one.
  if (!me || me.id !== now?.userId || !isSameName(before, now)) return
  const { firstName, lastName } = me
  if (!isSameName(me, now)) session.renameAccount({ firstName, lastName })
}

interface Names {
  firstName: string
  lastName: string
}

function isSameName(one: Names, other: Names): boolean {
  return one.firstName === other.firstName && one.lastName === other.lastName
}
