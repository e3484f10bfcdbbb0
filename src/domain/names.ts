import { cutText } from './text.ts'

/** A temporary member's username begins with it; they are shown as P. */
export const participantPrefix = 'Participant'

/** The name of a temporary member who gave none. */
export const defaultMemberName = 'Test'

/** Whether somebody who joined gave no name: then they go by their nickname. SPEC A6. */
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

/** A name as it fits into the profile menu: at most 15 characters, then dots. */
export function shortName(name: string): string {
  return cutWithDots(name, shortNameLength)
}

/** An activity's name where it stands as a title: at most 75 characters, then dots. SPEC B14. */
export function shortTitle(name: string): string {
  return cutWithDots(name, titleLength)
}

function cutWithDots(text: string, limit: number): string {
  return text.length <= limit ? text : `${cutText(text, limit)}...`
}

/** Whether a username is a temporary member's. No account has such a one: theirs are e-mail addresses. */
export function isParticipantUsername(username: string): boolean {
  return username.startsWith(participantPrefix) && !username.includes('@')
}
