import { fullName } from '#domain/names.ts'
import type { UserId } from '#domain/ids.ts'
import type { Member } from '#server/database/members.ts'
import type { Profile } from '#server/database/profiles.ts'

/** A person as a caller may see them. */
export interface UserView {
  id: UserId
  username: string
  firstName: string
  lastName: string
  email: string | null
}

type Named = Pick<Profile, 'id' | 'email' | 'first_name' | 'last_name'>

/**
 * Somebody with an account.
 *
 * @param showsEmail to themselves, and to facilitators of theirs; others read the name where the username stands, which is
 *   the address
 */
export function accountView(profile: Named, { showsEmail }: { showsEmail: boolean }): UserView {
  const { id, email, first_name: firstName, last_name: lastName } = profile
  return {
    id,
    username: showsEmail ? email : fullName({ firstName, lastName }),
    firstName,
    lastName,
    email: showsEmail ? email : null,
  }
}

/** A temporary member: the username names nobody. */
export function memberView({ id, username, name }: Pick<Member, 'id' | 'username' | 'name'>): UserView {
  return { id, username, firstName: name, lastName: '', email: null }
}
