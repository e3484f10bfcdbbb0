import { cutText } from '../text.ts'

/** Prefix of a temporary member's username; the screens shorten it to P. */
export const participantPrefix = 'Participant'

/** The name of a temporary member who entered none. */
export const defaultMemberName = 'Test'

/** Whether a member entered no name and is shown by nickname. SPEC A6. */
export function isNameless(name: string): boolean {
  return name === '' || name === defaultMemberName
}

const shortNameLength = 15
const titleLength = 75

/** First and last name as one text; empty when neither is known. */
export function fullName(person: {
  firstName?: string | null | undefined
  lastName?: string | null | undefined
}): string {
  return [person.firstName, person.lastName].filter(Boolean).join(' ')
}

/** Cuts a name for the profile menu to 15 characters, followed by dots. */
export function shortName(name: string): string {
  return cutWithDots(name, shortNameLength)
}

/** Cuts an activity's name for use as a title to 75 characters, followed by dots. SPEC B14. */
export function shortTitle(name: string): string {
  return cutWithDots(name, titleLength)
}

function cutWithDots(text: string, limit: number): string {
  return text.length <= limit ? text : `${cutText(text, limit)}...`
}

/** Whether a username belongs to a temporary member. Accounts use e-mail addresses as usernames. */
export function isParticipantUsername(username: string): boolean {
  return username.startsWith(participantPrefix) && !username.includes('@')
}
