import type { BucketSize } from '../limits/tokenBucket.ts'

/** Limits of one address for websockets, of live documents and of live GraphQL together. */
export interface ConnectionLimits {
  /** Sockets of one address. A proxy on the same machine is one address, so the limit is high. */
  socketsPerAddress: number
  /** Sockets of one person or paired phone: many tabs, and those of connections that are not known to be gone yet. */
  socketsPerPerson: number
  /** Sockets of all that have the link of a room's screens. */
  socketsPerLink: number
  /** Unauthenticated sockets, of one address and in total. */
  strangersPerAddress: number
  strangers: number
  /** Wrong tokens after which a socket is closed. */
  wrongTokens: number
  /**
   * Wrong tokens of one address; only a socket that sends another one is closed, so a thousand honest people behind it
   * are not affected.
   */
  addressWrongTokens: BucketSize
}

export const defaultConnectionLimits: ConnectionLimits = {
  socketsPerAddress: 20_000,
  socketsPerPerson: 100,
  socketsPerLink: 1000,
  strangersPerAddress: 3_000,
  strangers: 10_000,
  wrongTokens: 5,
  addressWrongTokens: { burst: 500, perSecond: 5 },
}
