import type { UserId, WorkshopId } from '#domain/ids.ts'

/** The caller of a request, according to its token. Tokens are verified locally, without a request per call. */
export type Caller =
  | { kind: 'nobody' }
  /** A Supabase account. */
  | { kind: 'account'; userId: UserId; email: string; expiresAt: number }
  /** A temporary member of one workshop, with a token signed by Plenum. `MemberSecrets` holds the member's secret. */
  | { kind: 'member'; memberId: UserId; workshopId: WorkshopId; expiresAt: number }
  | RemoteCaller
  | ProjectorCaller

/**
 * A phone paired by a facilitator: it leads one workshop on that facilitator's behalf and has no identity of its own.
 */
export interface RemoteCaller {
  kind: 'remote'
  workshopId: WorkshopId
  remoteId: string
  /**
   * The facilitator. Not named `userId`, because the phone does not have the facilitator's rights to their own data.
   */
  pairedBy: UserId
  tokenHash: Buffer
  /** When the pairing code was created, in epoch seconds. */
  issuedAt: number
  expiresAt: number
}

/** The projector: not a person; its token does not expire by itself. */
export interface ProjectorCaller {
  kind: 'projector'
  workshopId: WorkshopId
  /** Hash of its token, compared with that of the current link. */
  tokenHash: Buffer
  expiresAt: number
}

/** One text for each person, paired phone and link of a room's screens; null for a caller without a token. */
export function callerKey(caller: Caller): string | null {
  if (caller.kind === 'nobody') return null
  if (caller.kind === 'remote') return `remote ${caller.remoteId}`
  if (caller.kind === 'projector') return `projector ${caller.workshopId}`
  return `${caller.kind} ${userIdOf(caller)}`
}

/** The person behind a caller; null for a caller without a token, a projector or a paired phone. */
export function userIdOf(caller: Caller): UserId | null {
  if (caller.kind === 'account') return caller.userId
  return caller.kind === 'member' ? caller.memberId : null
}
