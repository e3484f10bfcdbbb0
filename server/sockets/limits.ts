import type { BucketSize } from './tokenBucket.ts'

/** What one address may do with websockets, of live documents and of live GraphQL together. */
export interface DoorLimits {
  /** Sockets of one address. A proxy on the same machine is one address, so there are many. */
  socketsPerAddress: number
  /** Sockets of whom nobody knows yet who it is, of one address and in all. */
  strangersPerAddress: number
  strangers: number
  /** Wrong tokens after which a socket is closed. */
  wrongTokens: number
  /** Wrong tokens of one address; only who sends yet another one is closed, so a thousand honest people behind it are not. */
  addressWrongTokens: BucketSize
}

export const defaultDoorLimits: DoorLimits = {
  socketsPerAddress: 20_000,
  strangersPerAddress: 3_000,
  strangers: 10_000,
  wrongTokens: 5,
  addressWrongTokens: { burst: 500, perSecond: 5 },
}
