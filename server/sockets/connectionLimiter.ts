import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { callerKey } from '#server/access/caller.ts'
import type { Caller } from '#server/access/caller.ts'
import { isAllowedOrigin } from '#server/http/origin.ts'
import type { Services } from '#server/services.ts'
import type { Counters } from './counters.ts'
import type { ConnectionLimits } from './limits.ts'

/** An open websocket, as it is counted. */
export interface Guest {
  readonly address: string
}

const refusals = {
  forbidden: '403 Forbidden',
  tooMany: '429 Too Many Requests',
  closed: '503 Service Unavailable',
} as const

/** Decides whether a websocket may be opened, before any state is kept for it; one instance for all paths. */
export class ConnectionLimiter {
  isOpen = true
  readonly #services: Pick<Services, 'allowedOrigins' | 'addressOf'>
  readonly #limits: ConnectionLimits
  readonly #counters: Counters
  /** The key of each one's caller; null until a valid token has arrived. */
  readonly #guests = new Map<Guest, string | null>()
  readonly #counts = new Map<string, number>()

  constructor(
    services: Pick<Services, 'allowedOrigins' | 'addressOf'>,
    limits: ConnectionLimits,
    counters: Counters,
  ) {
    this.#services = services
    this.#limits = limits
    this.#counters = counters
  }

  /** Whether the handshake may continue; a refused one is answered here. */
  lets(request: IncomingMessage, socket: Duplex): boolean {
    const refusal = this.#refusalOf(request)
    if (refusal === null) return true
    this.#counters.add(`upgrades_${refusal}`)
    socket.end(`HTTP/1.1 ${refusals[refusal]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    return false
  }

  /** Counts an opened websocket until it is closed. */
  enter(guest: Guest): void {
    this.#guests.set(guest, null)
  }

  /** Counts it as this caller's, who stays the same; false when they have too many, and it has to be closed. */
  recognizes(guest: Guest, caller: Caller): boolean {
    const key = callerKey(caller)
    if (key === null || this.#guests.get(guest) !== null) return true
    const count = (this.#counts.get(key) ?? 0) + 1
    const { socketsPerPerson, socketsPerLink } = this.#limits
    if (count > (caller.kind === 'projector' ? socketsPerLink : socketsPerPerson)) {
      this.#counters.add('sockets_of_one_refused')
      return false
    }
    this.#counts.set(key, count)
    this.#guests.set(guest, key)
    return true
  }

  leave(guest: Guest): void {
    const key = this.#guests.get(guest) ?? null
    this.#guests.delete(guest)
    if (key === null) return
    const left = (this.#counts.get(key) ?? 1) - 1
    if (left > 0) this.#counts.set(key, left)
    else this.#counts.delete(key)
  }

  #refusalOf(request: IncomingMessage): keyof typeof refusals | null {
    if (!isAllowedOrigin(this.#services.allowedOrigins, request)) return 'forbidden'
    if (!this.isOpen) return 'closed'
    return this.#isFull(this.#services.addressOf(request)) ? 'tooMany' : null
  }

  #isFull(address: string): boolean {
    // Below the smallest limit no counting per address is needed.
    const smallest = Math.min(this.#limits.strangers, this.#limits.strangersPerAddress)
    if (this.#guests.size < Math.min(smallest, this.#limits.socketsPerAddress)) return false
    let strangers = 0
    let neighbours = 0
    let strangeNeighbours = 0
    for (const [guest, caller] of this.#guests) {
      const isNeighbour = guest.address === address
      if (caller === null) strangers += 1
      if (isNeighbour) neighbours += 1
      if (caller === null && isNeighbour) strangeNeighbours += 1
    }
    return (
      strangers >= this.#limits.strangers ||
      neighbours >= this.#limits.socketsPerAddress ||
      strangeNeighbours >= this.#limits.strangersPerAddress
    )
  }
}
