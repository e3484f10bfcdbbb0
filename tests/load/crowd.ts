import WebSocket from 'ws'
import { authFrame, pingBytes, pongBytes } from '#support/documents/frames.ts'
import { messageType, nothingNewFrame, readFrame, syncStep1Frame } from './frames.ts'

/** Where a person connects, and what they open there. */
export interface Entrance {
  url: string
  headers?: Record<string, string>
  /** Null for a server whose address names its only document. */
  documents: readonly (string | null)[]
  token: string
}

/** Maximum wait for a person's documents, in milliseconds. */
const patienceMs = 60_000

/**
 * Opens a socket as a browser's provider does: requests each document with an empty state and answers the server's
 * requests.
 *
 * @returns when every document is synced
 * @throws {Error} when the server closes the socket before that, or takes longer than a minute
 */
export function openSocket(entrance: Entrance, onFrame: (data: Buffer) => void): Promise<WebSocket> {
  const { url, headers = {}, documents, token } = entrance
  const socket = new WebSocket(url, { headers, perMessageDeflate: false })
  const missing = new Set(documents)
  const { promise, resolve, reject } = Promise.withResolvers<WebSocket>()
  const timer = setTimeout(() => reject(new Error('the documents did not come within a minute')), patienceMs)
  socket.on('close', (code, reason) => reject(new Error(`closed ${code} ${reason.toString()}`)))
  socket.on('error', reject)
  socket.on('open', () => {
    for (const name of documents) {
      if (name !== null) socket.send(authFrame(name, token))
      socket.send(syncStep1Frame(name))
    }
  })
  socket.on('message', (data: Buffer) => {
    onFrame(data)
    if (data.equals(pingBytes)) return socket.send(pongBytes)
    const isNamed = documents[0] !== null
    const read = readFrame(data, isNamed)
    if (read.type !== messageType.sync) return
    const name = isNamed ? read.name : null
    if (read.step === 0) socket.send(nothingNewFrame(name))
    if (read.step === 1 && missing.delete(name) && missing.size === 0) resolve(socket)
  })
  return promise.finally(() => clearTimeout(timer))
}

/** N people with an open socket each, and what reached them. */
export class Crowd {
  frames = 0
  /** Payload of the frames. */
  bytes = 0
  /** Called for each frame that reaches a person. */
  onFrame: ((who: number, data: Buffer) => void) | null = null
  readonly #entrances: Entrance[] = []
  readonly #sockets = new Map<number, WebSocket>()
  #lost: string[] = []

  async enter(who: number, entrance: Entrance): Promise<void> {
    this.#entrances[who] = entrance
    const socket = await openSocket(entrance, (data) => {
      this.frames += 1
      this.bytes += data.length
      this.onFrame?.(who, data)
    })
    this.#sockets.set(who, socket)
    socket.on('close', (code, reason) => {
      if (this.#sockets.get(who) === socket) this.#lost.push(`${who}: ${code} ${reason.toString()}`)
    })
  }

  send(who: number, frame: Uint8Array): void {
    this.#sockets.get(who)?.send(frame)
  }

  /** A person opens one more document on their socket. @returns when it is synced */
  async open(who: number, name: string): Promise<void> {
    const socket = this.#sockets.get(who)
    const entrance = this.#entrances[who]
    if (!socket || !entrance) throw new Error(`${who} is not connected`)
    const { promise, resolve, reject } = Promise.withResolvers<undefined>()
    const timer = setTimeout(() => reject(new Error(`${name} did not come within a minute`)), patienceMs)
    const read = (data: Buffer): void => {
      if (data.equals(pingBytes)) return
      const frame = readFrame(data, true)
      if (frame.type === messageType.sync && frame.step === 1 && frame.name === name) resolve(undefined)
    }
    socket.on('message', read)
    socket.send(authFrame(name, entrance.token))
    socket.send(syncStep1Frame(name))
    await promise.finally(() => {
      clearTimeout(timer)
      socket.off('message', read)
    })
  }

  /** Breaks all sockets at once. */
  leave(): void {
    const sockets = [...this.#sockets.values()]
    this.#sockets.clear()
    for (const socket of sockets) socket.terminate()
  }

  /** Everyone leaves at once and returns with an empty state. @throws {Error} when one of them cannot reconnect */
  async reload(): Promise<void> {
    this.leave()
    await Promise.all(this.#entrances.map((entrance, who) => this.enter(who, entrance)))
  }

  /** How many were closed without having left, since `takeLost`. */
  get lost(): number {
    return this.#lost.length
  }

  /** Who was closed without having left, since the last call. */
  takeLost(): string[] {
    const lost = this.#lost
    this.#lost = []
    return lost
  }
}
