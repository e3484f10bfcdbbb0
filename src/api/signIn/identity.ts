import type { UserId, WorkshopId } from '#domain/ids.ts'

/** The account that is signed in on this device. */
export interface Account {
  userId: UserId
  username: string
  firstName: string
  lastName: string
  email: string
}

/** This device's membership of a workshop: one device is one member per workshop. */
export interface Membership {
  workshopId: WorkshopId
  memberId: UserId
  username: string
  /** The name given when joining; without one, the nickname is shown. */
  name?: string
  /** The nickname's code; missing for members who joined before nicknames existed. */
  nickname?: string
}

/** The room's screen: it reads one workshop with the token of its link, which is never renewed. */
export interface Projector {
  workshopId: WorkshopId
  token: string
}

/** A phone paired by a facilitator: it leads one workshop with a token that is never renewed. */
export interface PairedRemote {
  workshopId: WorkshopId
  remoteId: string
  token: string
}

/** The identity with which a call is made or a document is opened. */
export type Identity =
  | ({ kind: 'account' } & Account)
  | ({ kind: 'member' } & Membership)
  | ({ kind: 'remote' } & PairedRemote)
  | ({ kind: 'projector' } & Projector)

/** A text that identifies an identity on this device, for databases, locks and comparison. It contains no token. */
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
