import type { UserId, WorkshopId } from '#domain/ids.ts'

/** Who a request comes from, as its token says. Tokens are verified locally, no call per request. */
export type Caller =
  | { kind: 'nobody' }
  /** A Supabase account. */
  | { kind: 'account'; userId: UserId; email: string; expiresAt: number }
  /** A temporary member of one workshop, with a token signed by Plenum. `secret` is never stored or logged. */
  | { kind: 'member'; memberId: UserId; workshopId: WorkshopId; secret: Buffer; expiresAt: number }
