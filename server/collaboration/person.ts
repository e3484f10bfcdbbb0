import type { UserId } from '#domain/ids.ts'
import type { Caller } from '#server/access/caller.ts'

/** The person behind a caller; null for somebody without a token. */
export function userIdOf(caller: Caller | null): UserId | null {
  if (caller === null || caller.kind === 'nobody') return null
  return caller.kind === 'account' ? caller.userId : caller.memberId
}

export function samePerson(one: Caller, other: Caller): boolean {
  return one.kind === other.kind && userIdOf(one) === userIdOf(other)
}
