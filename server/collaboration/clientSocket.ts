import type { Duplex } from 'node:stream'
import type { Hocuspocus, WebSocketLike } from '@hocuspocus/server'
import type { WebSocket } from 'ws'
import { closeCodes } from '#domain/errors.ts'
import type { Caller } from '../access/caller.ts'
import type { CloseReason, Counters } from '../sockets/counters.ts'
import type { DocumentLink } from './documentLink.ts'
import type { CollaborationLimits } from './limits.ts'
import type { PreparedFrames } from './frames/preparedFrames.ts'
import { TokenBucket } from '../limits/tokenBucket.ts'

export interface ClientSocketParts {
  websocket: WebSocket
  /** Dependencies of a client socket. */
  socket: Duplex
  address: string
  limits: CollaborationLimits
  counters: Counters
  /** Shared by all sockets of the server. */
  frames: PreparedFrames
  onEnd: (clientSocket: ClientSocket) => void
}

/** A peer that does not answer the closing handshake within this time is disconnected. */
const closingMs = 1000
const closingState = 2

/**
 * One websocket, as Hocuspocus sees it: counts incoming frames and bytes, bounds what waits to be sent, and ends for
 * good with `kill`. After that no frame is accepted and none is sent.
 */
export class ClientSocket implements WebSocketLike {
  readonly address: string
  readonly connectedAt = performance.now()
  readonly links = new Map<string, DocumentLink>()
  /** The shared check of the socket's token; only a hash of the token is kept. */
  token: { hash: string; caller: Promise<Caller> } | null = null
  /** The caller, after a valid token; it stays the same for the life of the socket. */
  caller: Exclude<Caller, { kind: 'nobody' }> | null = null
  wrongTokens = 0
  /** Set once; lasts as long as the socket. */
  clientConnection: ReturnType<Hocuspocus['handleConnection']> | null = null
  isFacilitator = false
  /** The person said good-bye and is not shown as present. */
  isAway = false
  /** Pings since the last sign of life. */
  unanswered = 0
  pingedAt = this.connectedAt
  /** A new token was requested and has not arrived yet. */
  isRenewing = false

  readonly #websocket: WebSocket
  readonly #socket: Duplex
  readonly #limits: CollaborationLimits
  readonly #counters: Counters
  readonly #onEnd: (clientSocket: ClientSocket) => void
  readonly #frames: TokenBucket
  readonly #prepared: PreparedFrames
  #bytes: TokenBucket
  #sinceFrame = 0
  #largestSent = 0
  #isClosed = false

  /** @param onEnd called once, when no more frames are accepted or sent */
  constructor({ websocket, socket, address, limits, counters, frames, onEnd }: ClientSocketParts) {
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

  get isClosed(): boolean {
    return this.#isClosed
  }

  get readyState(): number {
    return this.#isClosed ? closingState : this.#websocket.readyState
  }

  /** A facilitator may send edits made offline, so the limit of bytes is raised. */
  becomeFacilitator(): void {
    if (this.isFacilitator) return
    this.isFacilitator = true
    this.#bytes = new TokenBucket(this.#limits.facilitatorBytes, performance.now())
  }

  /** Counts bytes as they arrive, before they form a frame: a frame that is too large is never buffered. */
  receiveBytes(count: number): void {
    this.#sinceFrame += count
    // The close frame was sent; further input is ignored until the peer has answered it.
    if (this.#isClosed) {
      if (this.#sinceFrame > this.#limits.frameBytes) this.#websocket.terminate()
    } else if (!this.isFacilitator && this.#sinceFrame > this.#limits.frameBytes) this.kill('tooLarge')
    else if (!this.#bytes.spend(count, performance.now())) this.kill('tooFast')
  }

  /** Called for a complete frame. False when the socket has sent too many; then it is closed. */
  receiveFrame(): boolean {
    if (this.#isClosed) return false
    this.#sinceFrame = 0
    this.unanswered = 0
    return this.spend(1)
  }

  /** Takes from the budget of frames; false when it was exceeded and the socket is closed. */
  spend(cost: number): boolean {
    if (this.#isClosed) return false
    if (this.#frames.spend(cost, performance.now())) return true
    this.kill('tooFast')
    return false
  }

  send(data: Parameters<WebSocketLike['send']>[0]): void {
    if (this.#isClosed || !(data instanceof Uint8Array)) return
    // One frame may be larger than the bound (a large document), and a slow reader of it must not be disconnected.
    if (this.#websocket.bufferedAmount > this.#limits.waitingBytes + this.#largestSent) {
      this.kill('slowReader')
      return
    }
    this.#largestSent = Math.max(this.#largestSent, data.length)
    this.#counters.add('frames_sent')
    // Nothing is queued within ws (no deflate, no blobs), so a direct write to the socket keeps the order.
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

  /** Called by Hocuspocus for input that should not have reached it. */
  close(): void {
    this.kill('malformed')
  }

  /** Closes the socket with a documented code; its documents are left at once, before the peer has answered. */
  kill(reason: CloseReason): void {
    if (this.#isClosed) return
    this.#counters.add(`closed_${reason}`)
    this.#end(reason)
    const { code, reason: text } = closeCodes[reason]
    this.#websocket.close(code, text)
    // A reader that takes no data takes no close frame either.
    if (reason === 'slowReader') this.#websocket.terminate()
    else this.#cutOffSoon()
  }

  /** The websocket is gone, or violated the websocket protocol; in that case ws notifies the peer itself. */
  ended(): void {
    if (this.#isClosed) return
    this.#end('malformed')
    this.#cutOffSoon()
  }

  /** Disconnects without a close frame: the peer is gone, or time is up. */
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
