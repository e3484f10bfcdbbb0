import { fullName } from '#domain/accounts/names.ts'

/** First and last name; the e-mail address of a person without a name. */
export function displayName(person: { username: string; firstName: string; lastName: string }): string {
  return fullName(person) || person.username
}

/**
 * Up to two letters for an avatar: initials of the first and the last word; of an e-mail address, from the part before
 * the @.
 */
export function initials(name: string): string {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter((word) => word !== '')
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]]
  return letters.map((word) => [...(word ?? '?')][0]?.toUpperCase() ?? '').join('')
}
