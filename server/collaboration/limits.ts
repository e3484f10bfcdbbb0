import { defaultConnectionLimits } from '#server/sockets/limits.ts'
import type { ConnectionLimits } from '#server/sockets/limits.ts'
import type { BucketSize } from '#server/limits/tokenBucket.ts'

/** Limits of one socket. A regular browser stays far below each of them; the fault tests measure the numbers. */
export interface CollaborationLimits extends ConnectionLimits {
  /**
   * Bytes of one frame, and of all frames that wait until a document is open. A facilitator's frames: `firstSyncBytes`.
   */
  frameBytes: number
  /** Frames that wait until their documents are open. */
  heldFrames: number
  /** Open documents of one socket. */
  documents: number
  /** Bytes of one desk update. */
  updateBytes: number
  /** Bytes of one larger desk update per document and connection: edits made offline. */
  firstSyncBytes: number
  /** Bytes of desk updates of one socket that wait for the tick before them. */
  deskWaitingBytes: number
  /** Bytes of one awareness frame. */
  awarenessBytes: number
  /** Frames of one socket, weighted by their cost. */
  frames: BucketSize
  /** Received bytes of a socket of a caller other than a facilitator. */
  readerBytes: BucketSize
  /** Received bytes of a facilitator's socket. */
  facilitatorBytes: BucketSize
  /** Bytes waiting for a slow reader (backpressure). */
  waitingBytes: number
  /** Time within which a socket has to open a document. */
  authenticationMs: number
}

const kilobyte = 1024
const megabyte = 1024 * kilobyte

export const defaultLimits: CollaborationLimits = {
  ...defaultConnectionLimits,
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

/** Cost of frames, where it is not 1. */
export const frameCosts = {
  /** Encoding the answer and sending it. */
  syncStep1: 5,
  authentication: 2,
  /** A document that does not exist, or that the caller may not open: it was looked up. */
  refusedDocument: 20,
} as const

/** Times of a connection, in milliseconds. */
export interface ConnectionTimes {
  /** Hocuspocus' provider closes a connection without traffic after 30 s. */
  pingMs: number
  /** Interval of the shared timer for pings, deadlines and expiry. */
  sweepMs: number
  /** A new token is requested this long before the current one expires. */
  renewTokenMs: number
  /** Minimum interval between rosters. */
  rosterMs: number
  /** Interval at which departures and returns of participants are shown. SPEC A4 */
  rosterStepMs: number
  /** Shorter absences of participants are not shown. */
  rosterGraceMs: number
  /** Minimum interval between "something changed" messages to a workshop. */
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
