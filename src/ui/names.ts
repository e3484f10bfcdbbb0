import { fullName, isParticipantUsername } from '#domain/names.ts'

/** A person as the screens know them. */
export interface NamedPerson {
  username: string
  firstName: string
  lastName: string
}

/** First and last name; the e-mail address of somebody who has not told a name. */
export function displayName(person: NamedPerson): string {
  return fullName(person) || person.username
}

/** Up to two letters for an avatar; P for an anonymous participant. */
export function initials(person: NamedPerson): string {
  if (isParticipantUsername(person.username)) return 'P'
  const words = displayName(person)
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter((word) => word !== '')
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '?')][0]?.toUpperCase() ?? '').join('')
}
