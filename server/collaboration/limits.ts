import { defaultDoorLimits } from '#server/sockets/limits.ts'
import type { DoorLimits } from '#server/sockets/limits.ts'
import type { BucketSize } from '#server/sockets/tokenBucket.ts'

/** What one socket may do. An honest browser stays far below each of them; numbers are measured in the fault tests. */
export interface CollaborationLimits extends DoorLimits {
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
  /** A socket has to open a document within this time. */
  authenticationMs: number
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export const defaultLimits: CollaborationLimits = {
  ...defaultDoorLimits,
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
  /** Participants who left or came back are told of this often. SPEC A4 */
  rosterStepMs: number
  /** An absence of a participant that is shorter is not told of. */
  rosterGraceMs: number
  /** "Something changed" is sent at most this often to a workshop. */
  changedMs: number
}

export const defaultTimes: ConnectionTimes = {
  pingMs: 20_000,
  sweepMs: 1000,
  renewTokenMs: 60_000,
  rosterMs: 1000,
  rosterStepMs: 60_000,
  rosterGraceMs: 30_000,
  changedMs: 200,
}
