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
  /** Of the screens; only the caller's own account has it. */
  language?: string | null
  selectedTheme?: number
  /** What a participant is called who gave no name, as a code; others have none. SPEC A6. */
  nickname?: string | null
}

/** What of a profile a caller may see beside the name. */
export interface Showing {
  /** To themselves, and to facilitators of theirs; others read the name where the username stands, which is the address. */
  showsEmail: boolean
  /** To themselves alone. */
  showsSettings?: boolean
}

type Named = Pick<Profile, 'id' | 'email' | 'first_name' | 'last_name' | 'language' | 'theme'>

/** Somebody with an account. */
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

/** An account to its owner. */
export function ownAccountView(profile: Named): UserView {
  return accountView(profile, { showsEmail: true, showsSettings: true })
}

/** A temporary member: the username names nobody. */
export function memberView({
  id,
  username,
  name,
  nickname,
}: Pick<Member, 'id' | 'username' | 'name' | 'nickname'>): UserView {
  return { id, username, firstName: name, lastName: '', email: null, nickname }
}
