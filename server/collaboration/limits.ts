import type { BucketSize } from './tokenBucket.ts'

/** What one socket may do. An honest browser stays far below each of them; numbers are measured in the fault tests. */
export interface CollaborationLimits {
  /** Bytes of one frame, and of all frames that wait until a document is open. A facilitator's frames: `firstSyncBytes`. */
  frameBytes: number
  /** Frames that wait until their documents are open. */
  heldFrames: number
  /** Documents of one socket at a time. */
  documents: number
  /** Bytes of one desk update. */
  updateBytes: number
  /** Bytes of one larger desk update per document and connection: what was edited offline. */
  firstSyncBytes: number
  /** Bytes of desk updates of one socket that wait for the tick before them. */
  deskWaitingBytes: number
  /** Bytes of one awareness frame. */
  awarenessBytes: number
  /** Frames of one socket, by what they cost. */
  frames: BucketSize
  /** Received bytes of a socket of somebody who is no facilitator. */
  readerBytes: BucketSize
  /** Received bytes of a facilitator's socket. */
  facilitatorBytes: BucketSize
  /** Bytes waiting for a reader who does not take them. */
  waitingBytes: number
  /** Wrong tokens after which a socket is closed. */
  wrongTokens: number
  /** Wrong tokens of one address; only who sends yet another one is closed, so a thousand honest people behind it are not. */
  addressWrongTokens: BucketSize
  /** Sockets of one address. A proxy on the same machine is one address, so there are many. */
  socketsPerAddress: number
  /** Sockets without an opened document, of one address and in all. */
  strangersPerAddress: number
  strangers: number
  /** A socket has to open a document within this time. */
  authenticationMs: number
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export const defaultLimits: CollaborationLimits = {
  frameBytes: 256 * kilobyte,
  heldFrames: 100,
  documents: 6,
  updateBytes: 64 * kilobyte,
  firstSyncBytes: 4 * megabyte,
  deskWaitingBytes: 8 * megabyte,
  awarenessBytes: 2 * kilobyte,
  frames: { burst: 400, perSecond: 100 },
  readerBytes: { burst: 512 * kilobyte, perSecond: 64 * kilobyte },
  facilitatorBytes: { burst: 10 * megabyte, perSecond: 512 * kilobyte },
  waitingBytes: 4 * megabyte,
  wrongTokens: 5,
  addressWrongTokens: { burst: 500, perSecond: 5 },
  socketsPerAddress: 20_000,
  strangersPerAddress: 3_000,
  strangers: 10_000,
  authenticationMs: 15_000,
}

/** What frames cost, where it is not 1. */
export const frameCosts = {
  /** Encoding the answer and sending it. */
  syncStep1: 5,
  authentication: 2,
  /** A document that is none, or not theirs: it was looked up. */
  refusedDocument: 20,
} as const

/** Times of a connection, in milliseconds. */
export interface ConnectionTimes {
  /** Hocuspocus' provider closes a connection on which nothing came for 30 s. */
  pingMs: number
  /** How often the shared timer looks: pings, deadlines, expiry. */
  sweepMs: number
  /** A token is asked for anew this long before it expires. */
  renewTokenMs: number
  /** The roster is sent at most this often. */
  rosterMs: number
  /** "Something changed" is sent at most this often to a workshop. */
  changedMs: number
}

export const defaultTimes: ConnectionTimes = {
  pingMs: 20_000,
  sweepMs: 1000,
  renewTokenMs: 60_000,
  rosterMs: 1000,
  changedMs: 200,
}
