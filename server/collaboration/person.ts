import type { Role } from '#domain/access.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { userIdOf as userIdOfCaller } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'

/** The person behind a caller; null for somebody without a token, for the screen of a room and for a paired phone. */
export function userIdOf(caller: Caller | null): UserId | null {
  return caller && userIdOfCaller(caller)
}

/** Whether the rights of a caller come of a person's: they may be a phone that the person paired. */
export function dependsOn(caller: Caller | null, userId: UserId): boolean {
  return caller?.kind === 'remote' ? caller.pairedBy === userId : userIdOf(caller) === userId
}

/** Whether two tokens are of the same one, who may be the screen of a room or a paired phone. */
export function isSameCaller(one: Caller, other: Caller): boolean {
  if (one.kind === 'projector' || one.kind === 'remote')
    return one.kind === other.kind && one.tokenHash.equals(other.tokenHash)
  return one.kind === other.kind && userIdOf(one) === userIdOf(other)
}

/** Whether somebody is kept from a workshop because they were taken out of it. */
export function wasRemoved(caller: Caller, decided: { role: Role; workshopId: WorkshopId } | null): boolean {
  return caller.kind === 'member' && decided?.role === 'stranger' && decided.workshopId === caller.workshopId
}
