import type { Duplex } from 'node:stream'
import type { Hocuspocus, WebSocketLike } from '@hocuspocus/server'
import type { WebSocket } from 'ws'
import { closeCodes } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import type { CloseReason, Counters } from '#server/sockets/counters.ts'
import type { DocumentLink } from './documentLink.ts'
import type { CollaborationLimits } from './limits.ts'
import type { PreparedFrames } from './preparedFrames.ts'
import { TokenBucket } from '#server/sockets/tokenBucket.ts'

export interface SessionParts {
  websocket: WebSocket
  /** What the websocket stands on. */
  socket: Duplex
  address: string
  limits: CollaborationLimits
  counters: Counters
  /** Shared by all sockets of the server. */
  frames: PreparedFrames
  onEnd: (session: Session) => void
}

/** Who does not answer the closing handshake within this time is cut off. */
const closingMs = 1000
const closingState = 2

/**
 * One websocket, as Hocuspocus sees it: counts what comes in, bounds what waits to go out, and ends for good with
 * `kill`. After that no frame is taken and none is sent.
 */
export class Session implements WebSocketLike {
  readonly address: string
  readonly connectedAt = performance.now()
  readonly links = new Map<string, DocumentLink>()
  /** The one check of the token per socket; of the token itself nothing is remembered but its hash. */
  token: { hash: string; caller: Promise<Caller> } | null = null
  /** Who it is, once a token was right; it stays the same person for the life of the socket. */
  caller: Exclude<Caller, { kind: 'nobody' }> | null = null
  wrongTokens = 0
  /** Set once; ends with the socket. */
  clientConnection: ReturnType<Hocuspocus['handleConnection']> | null = null
  isFacilitator = false
  /** The person said good-bye and is not shown as present. */
  isAway = false
  /** Pings since the last sign of life. */
  unanswered = 0
  pingedAt = this.connectedAt
  /** A new token was asked for and is not here yet. */
  isRenewing = false

  readonly #websocket: WebSocket
  readonly #socket: Duplex
  readonly #limits: CollaborationLimits
  readonly #counters: Counters
  readonly #onEnd: (session: Session) => void
  readonly #frames: TokenBucket
  readonly #prepared: PreparedFrames
  #bytes: TokenBucket
  #sinceFrame = 0
  #largestSent = 0
  #isClosed = false

  /** @param onEnd called once, when no frame is taken or sent any more */
  constructor({ websocket, socket, address, limits, counters, frames, onEnd }: SessionParts) {
    this.#websocket = websocket
    this.#socket = socket
    this.address = address
    this.#limits = limits
    this.#counters = counters
    this.#onEnd = onEnd
    this.#prepared = frames
    this.#frames = new TokenBucket(limits.frames, this.connectedAt)
    this.#bytes = new TokenBucket(limits.readerBytes, this.connectedAt)
  }

  get isStranger(): boolean {
    return this.caller === null
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  get readyState(): number {
    return this.#isClosed ? closingState : this.#websocket.readyState
  }

  /** A facilitator may send what was edited offline, so from now on more bytes are taken. */
  becomeFacilitator(): void {
    if (this.isFacilitator) return
    this.isFacilitator = true
    this.#bytes = new TokenBucket(this.#limits.facilitatorBytes, performance.now())
  }

  /** Counts bytes as they arrive, before they make a frame: a frame that is too large is never collected. */
  receiveBytes(count: number): void {
    this.#sinceFrame += count
    // The good-bye is said; who goes on sending is not listened to until the other side has answered it.
    if (this.#isClosed) {
      if (this.#sinceFrame > this.#limits.frameBytes) this.#websocket.terminate()
    } else if (!this.isFacilitator && this.#sinceFrame > this.#limits.frameBytes) this.kill('tooLarge')
    else if (!this.#bytes.spend(count, performance.now())) this.kill('tooFast')
  }

  /** A frame is complete. False when the socket sent too many; then it is closed. */
  receiveFrame(): boolean {
    if (this.#isClosed) return false
    this.#sinceFrame = 0
    this.unanswered = 0
    return this.spend(1)
  }

  /** Takes from the budget of frames; false when it was overdrawn and the socket is closed. */
  spend(cost: number): boolean {
    if (this.#isClosed) return false
    if (this.#frames.spend(cost, performance.now())) return true
    this.kill('tooFast')
    return false
  }

  send(data: Parameters<WebSocketLike['send']>[0]): void {
    if (this.#isClosed || !(data instanceof Uint8Array)) return
    // One frame may be larger than the bound (a large document), and whoever reads it slowly is not to be cut off.
    if (this.#websocket.bufferedAmount > this.#limits.waitingBytes + this.#largestSent) {
      this.kill('slowReader')
      return
    }
    this.#largestSent = Math.max(this.#largestSent, data.length)
    this.#counters.add('frames_sent')
    // Nothing waits within ws (no deflate, no blobs), so what is written beside it keeps its order.
    const prepared = this.#prepared.of(data)
    if (prepared && this.#websocket.readyState === this.#websocket.OPEN) this.#socket.write(prepared)
    else this.#websocket.send(data)
  }

  /** Frames sent by the work go out in one write. */
  together(work: () => void): void {
    this.#socket.cork()
    try {
      work()
    } finally {
      this.#socket.uncork()
    }
  }

  /** Hocuspocus closes a socket for what should not have reached it. */
  close(): void {
    this.kill('malformed')
  }

  /** Ends the socket with a documented code; documents are left at once, not when the other side has answered. */
  kill(reason: CloseReason): void {
    if (this.#isClosed) return
    this.#counters.add(`closed_${reason}`)
    this.#end(reason)
    const { code, reason: text } = closeCodes[reason]
    this.#websocket.close(code, text)
    // A reader that takes nothing takes no close frame either.
    if (reason === 'slowReader') this.#websocket.terminate()
    else this.#cutOffSoon()
  }

  /** The websocket is gone, or broken beyond our protocol; then it says so to the other side by itself. */
  ended(): void {
    if (this.#isClosed) return
    this.#end('malformed')
    this.#cutOffSoon()
  }

  /** Cuts off without a word: the other side is no longer there, or time is up. */
  terminate(): void {
    this.#end('tryAgain')
    this.#websocket.terminate()
  }

  #cutOffSoon(): void {
    if (this.#websocket.readyState === this.#websocket.CLOSED) return
    setTimeout(() => this.#websocket.terminate(), closingMs).unref()
  }

  #end(reason: CloseReason): void {
    if (this.#isClosed) return
    this.#isClosed = true
    this.#sinceFrame = 0
    this.#onEnd(this)
    this.clientConnection?.handleClose(closeCodes[reason])
  }
}
