/** The second path segment of a recovery link: a user id and a token joined by an underscore. */
export function readResetToken(segment: string): [userId: string, token: string] {
  const joint = segment.indexOf('_')
  return joint < 0 ? [segment, ''] : [segment.slice(0, joint), segment.slice(joint + 1)]
}
