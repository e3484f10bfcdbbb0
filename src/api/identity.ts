import type { UserId, WorkshopId } from '#domain/ids.ts'

/** Who is signed in on this device with an account. */
export interface Account {
  userId: UserId
  username: string
  firstName: string
  lastName: string
  email: string
}

/** What this device is in one workshop it joined: one device is one member per workshop. */
export interface Membership {
  workshopId: WorkshopId
  memberId: UserId
  username: string
}

/** In whose name something is done. */
export type Identity = ({ kind: 'account' } & Account) | ({ kind: 'member' } & Membership)

/** A text that names an identity on this device: for databases, locks and comparison. */
export function identityKey(identity: Identity): string {
  return identity.kind === 'account' ? `account:${identity.userId}` : `member:${identity.memberId}`
}
