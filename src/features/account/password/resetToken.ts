import { firstPasswordMark } from '#domain/accounts/password.ts'

/**
 * Parses the second path segment of a recovery link: a user id and a token joined by an underscore, with a leading mark
 * if this is the account's first password.
 */
export function readResetToken(marked: string): [userId: string, token: string] {
  const segment = marked.startsWith(firstPasswordMark) ? marked.slice(firstPasswordMark.length) : marked
  const joint = segment.indexOf('_')
  return joint < 0 ? [segment, ''] : [segment.slice(0, joint), segment.slice(joint + 1)]
}
