import type { Role } from '#domain/access.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { userIdOf as userIdOfCaller } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'

/** The person behind a caller; null for somebody without a token, and for the screen of a room. */
export function userIdOf(caller: Caller | null): UserId | null {
  return caller && userIdOfCaller(caller)
}

/** Whether two tokens are of the same one, who may be the screen of a room. */
export function isSameCaller(one: Caller, other: Caller): boolean {
  if (one.kind === 'projector') return other.kind === 'projector' && one.tokenHash.equals(other.tokenHash)
  return one.kind === other.kind && userIdOf(one) === userIdOf(other)
}

/** Whether somebody is kept from a workshop because they were taken out of it. */
export function wasRemoved(caller: Caller, decided: { role: Role; workshopId: WorkshopId } | null): boolean {
  return caller.kind === 'member' && decided?.role === 'stranger' && decided.workshopId === caller.workshopId
}
