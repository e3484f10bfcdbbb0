import type { Role } from '#domain/access.ts'
import type { UserId, WorkshopId } from '#domain/ids.ts'
import { userIdOf as userIdOfCaller } from '../../access/caller.ts'
import type { Caller } from '../../access/caller.ts'
import { mayDo } from '#domain/permissions.ts'

/** The person behind a caller; null for a caller without a token, a projector or a paired phone. */
export function userIdOf(caller: Caller | null): UserId | null {
  return caller && userIdOfCaller(caller)
}

/** Whether a caller's rights derive from this person: it may be a phone that the person paired. */
export function dependsOn(caller: Caller | null, userId: UserId): boolean {
  return caller?.kind === 'remote' ? caller.pairedBy === userId : userIdOf(caller) === userId
}

/** Whether two tokens belong to the same caller, who may be a projector or a paired phone. */
export function isSameCaller(one: Caller, other: Caller): boolean {
  if (one.kind === 'projector' || one.kind === 'remote')
    return one.kind === other.kind && one.tokenHash.equals(other.tokenHash)
  return one.kind === other.kind && userIdOf(one) === userIdOf(other)
}

/** Whether a caller has no access to a workshop because they were removed from it. */
export function wasRemoved(caller: Caller, decided: { role: Role; workshopId: WorkshopId } | null): boolean {
  return (
    caller.kind === 'member' &&
    decided !== null &&
    !mayDo(decided.role, 'look') &&
    decided.workshopId === caller.workshopId
  )
}
