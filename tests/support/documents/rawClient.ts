import { once } from 'node:events'
import type { Duplex } from 'node:stream'
import { WebSocket } from 'ws'
import * as Y from 'yjs'
import { authFrame, emptyStateVector, pongBytes, readServerFrame, syncStep1Frame } from './frames.ts'
import type { ServerFrame } from './frames.ts'

export interface RawClientOptions {
  /** Null sends no Origin header. */
  origin: string | null
  /** Does not answer pings. */
  isMute?: boolean
}

type Kind = ServerFrame['kind']
type FrameOf<Of extends Kind> = ServerFrame & { kind: Of }

/** A client that writes the protocol byte by byte, so that it can violate it. */
export class RawClient {
  readonly socket: WebSocket
  /** Messages received and not yet consumed, oldest first. */
  readonly received: ServerFrame[] = []
  /** Settles when the socket is closed, whoever closed it. */
  readonly closed: Promise<{ code: number; reason: string }>
  bytesReceived = 0
  readonly #waiting = new Set<() => void>()
  #isClosed = false

  constructor(socket: WebSocket, isMute: boolean) {
    this.socket = socket
    this.closed = new Promise((resolve) => {
      socket.once('close', (code, reason) => {
        this.#isClosed = true
        this.#wake()
        resolve({ code, reason: reason.toString() })
      })
    })
    socket.on('error', () => undefined)
    socket.on('message', (data: Buffer) => {
      this.bytesReceived += data.length
      const frame = readServerFrame(Uint8Array.from(data))
      if (frame.kind === 'ping' && !isMute) this.send(pongBytes)
      this.received.push(frame)
      this.#wake()
    })
  }

  /** @throws {Error} when the handshake is refused; the message contains the status */
  static async connect(url: string, options: RawClientOptions): Promise<RawClient> {
    const headers = options.origin === null ? {} : { origin: options.origin }
    const socket = new WebSocket(url, { headers, perMessageDeflate: false })
    const client = new RawClient(socket, options.isMute ?? false)
    await once(socket, 'open')
    return client
  }

  /** Opens a document and expects access. @throws {Error} when it is refused */
  async mustOpen(name: string, token: string): Promise<void> {
    const answer = await this.open(name, token)
    if (!answer.startsWith('read')) throw new Error(`${name}: ${answer}`)
  }

  get isClosed(): boolean {
    return this.#isClosed
  }

  send(...frames: Uint8Array[]): void {
    for (const frame of frames) if (this.socket.readyState === WebSocket.OPEN) this.socket.send(frame)
  }

  /** Sends frames in one write, so that the server reads them at once. */
  sendTogether(...frames: Uint8Array[]): void {
    const { _socket: socket } = this.socket as unknown as { _socket: Duplex }
    socket.cork()
    this.send(...frames)
    socket.uncork()
  }

  /**
   * Waits for the first frame of a type for a document and consumes it. @throws {Error} when the socket closes instead
   */
  async next<Of extends Kind>(kind: Of, name?: string): Promise<FrameOf<Of>> {
    const isIt = (frame: ServerFrame): frame is FrameOf<Of> =>
      frame.kind === kind && (name === undefined || frame.name === name)
    return this.take(isIt)
  }

  async take<Wanted extends ServerFrame>(isIt: (frame: ServerFrame) => frame is Wanted): Promise<Wanted> {
    for (;;) {
      const found = this.received.find(isIt)
      if (found) {
        this.received.splice(this.received.indexOf(found), 1)
        return found
      }
      if (this.#isClosed) {
        const { code, reason } = await this.closed
        throw new Error(`closed ${code} ${reason} while waiting for a frame`)
      }
      await new Promise<void>((resolve) => this.#waiting.add(resolve))
    }
  }

  /** Opens a document; returns its scope, or the reason why it or the whole socket was refused. */
  async open(name: string, token: string): Promise<string> {
    this.send(authFrame(name, token))
    const isAnswer = (frame: ServerFrame): frame is FrameOf<'authenticated' | 'denied'> =>
      (frame.kind === 'authenticated' || frame.kind === 'denied') && frame.name === name
    const answer = await this.take(isAnswer).catch(() => null)
    if (answer === null) return (await this.closed).reason
    return answer.kind === 'authenticated' ? answer.scope : answer.reason
  }

  /** Requests what a document holds beyond a state vector. */
  async sync(name: string, stateVector: Uint8Array = emptyStateVector): Promise<Uint8Array> {
    this.send(syncStep1Frame(name, stateVector))
    return (await this.next('syncStep2', name)).payload
  }

  /** A document as stored on the server. */
  async read(name: string): Promise<Y.Doc> {
    const doc = new Y.Doc()
    Y.applyUpdate(doc, await this.sync(name))
    return doc
  }

  async close(): Promise<void> {
    this.socket.close()
    await this.closed
  }

  #wake(): void {
    const waiting = [...this.#waiting]
    this.#waiting.clear()
    for (const wake of waiting) wake()
  }
}
