import type { UserId, WorkshopId } from '#domain/ids.ts'

/** Who a request comes from, as its token says. Tokens are verified locally, no call per request. */
export type Caller =
  | { kind: 'nobody' }
  /** A Supabase account. */
  | { kind: 'account'; userId: UserId; email: string; expiresAt: number }
  /** A temporary member of one workshop, with a token signed by Plenum. Their secret is with `MemberSecrets`. */
  | { kind: 'member'; memberId: UserId; workshopId: WorkshopId; expiresAt: number }
  | RemoteCaller
  | ProjectorCaller

/** A phone that a facilitator paired: it leads one workshop for them, and is nobody itself. */
export interface RemoteCaller {
  kind: 'remote'
  workshopId: WorkshopId
  remoteId: string
  /** The facilitator. Not `userId`: what is theirs is not the phone's. */
  pairedBy: UserId
  tokenHash: Buffer
  /** Epoch seconds of the code it was paired with. */
  issuedAt: number
  expiresAt: number
}

/** The screen of a room: no person, and it never expires by itself. */
export interface ProjectorCaller {
  kind: 'projector'
  workshopId: WorkshopId
  /** Of its token: what is compared with the link there is now. */
  tokenHash: Buffer
  expiresAt: number
}

/** The person behind a caller; null for somebody without a token, for the screen of a room and for a paired phone. */
export function userIdOf(caller: Caller): UserId | null {
  if (caller.kind === 'account') return caller.userId
  return caller.kind === 'member' ? caller.memberId : null
}
