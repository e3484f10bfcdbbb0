import { fullName } from '#domain/accounts/names.ts'
import type { UserId } from '#domain/ids.ts'
import type { Member } from '../database/workshops/members.ts'
import type { Profile } from '../database/accounts/profiles.ts'

/** A person in the form that a caller may see. */
export interface UserView {
  id: UserId
  username: string
  firstName: string
  lastName: string
  email: string | null
  /** Language of the screens; present for the caller's own account only. */
  language?: string | null
  selectedTheme?: number
  /** Code of a participant's nickname, when they gave no name; absent for others. SPEC A6. */
  nickname?: string | null
}

/** The fields of a profile that a caller may see beside the name. */
export interface Showing {
  /**
   * For the person and for their fellow facilitators; others see the name in place of the username, which is the e-mail
   * address.
   */
  showsEmail: boolean
  /** For the person only. */
  showsSettings?: boolean
}

type Named = Pick<Profile, 'id' | 'email' | 'first_name' | 'last_name' | 'language' | 'theme'>

/** A person with an account. */
export function accountView(profile: Named, { showsEmail, showsSettings = false }: Showing): UserView {
  const { id, email, first_name: firstName, last_name: lastName } = profile
  return {
    id,
    username: showsEmail ? email : fullName({ firstName, lastName }),
    firstName,
    lastName,
    email: showsEmail ? email : null,
    ...(showsSettings && { language: profile.language, selectedTheme: profile.theme }),
  }
}

/** An account as its owner sees it. */
export function ownAccountView(profile: Named): UserView {
  return accountView(profile, { showsEmail: true, showsSettings: true })
}

/** A temporary member: the username identifies no person. */
export function memberView({
  id,
  username,
  name,
  nickname,
}: Pick<Member, 'id' | 'username' | 'name' | 'nickname'>): UserView {
  return { id, username, firstName: name, lastName: '', email: null, nickname }
}
