import type { BucketSize } from './tokenBucket.ts'

/** Limits of one address for websockets, of live documents and of live GraphQL together. */
export interface DoorLimits {
  /** Sockets of one address. A proxy on the same machine is one address, so the limit is high. */
  socketsPerAddress: number
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

export const defaultDoorLimits: DoorLimits = {
  socketsPerAddress: 20_000,
  strangersPerAddress: 3_000,
  strangers: 10_000,
  wrongTokens: 5,
  addressWrongTokens: { burst: 500, perSecond: 5 },
}
