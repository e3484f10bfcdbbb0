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
  /** As given at joining; none: they go by the nickname. */
  name?: string
  /** As a code; not known of who joined before there were any. */
  nickname?: string
}

/** The room's screen: it reads one workshop by the token of its link, which is never renewed. */
export interface Projector {
  workshopId: WorkshopId
  token: string
}

/** A phone that a facilitator paired: it leads one workshop by a token that is never renewed. */
export interface PairedRemote {
  workshopId: WorkshopId
  remoteId: string
  token: string
}

/** In whose name something is done. */
export type Identity =
  | ({ kind: 'account' } & Account)
  | ({ kind: 'member' } & Membership)
  | ({ kind: 'remote' } & PairedRemote)
  | ({ kind: 'projector' } & Projector)

/** A text that names an identity on this device: for databases, locks and comparison. It holds no token. */
export function identityKey(identity: Identity): string {
  switch (identity.kind) {
    case 'account':
      return `account:${identity.userId}`
    case 'member':
      return `member:${identity.memberId}`
    case 'remote':
      return `remote:${identity.workshopId}:${identity.remoteId}`
    case 'projector':
      return `projector:${identity.workshopId}`
  }
}
