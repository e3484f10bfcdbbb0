import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isAllowedOrigin } from '#server/http/origin.ts'
import type { Services } from '#server/services.ts'
import type { Counters } from './counters.ts'
import type { DoorLimits } from './limits.ts'

/** An open websocket, as it is counted. */
export interface Guest {
  readonly address: string
  /** No valid token has arrived on it yet. */
  readonly isStranger: boolean
}

const refusals = {
  forbidden: '403 Forbidden',
  tooMany: '429 Too Many Requests',
  closed: '503 Service Unavailable',
} as const

/** Decides whether a websocket may be opened, before any state is kept for it; one instance for all paths. */
export class Doorkeeper {
  isOpen = true
  readonly #services: Pick<Services, 'allowedOrigins' | 'addressOf'>
  readonly #limits: DoorLimits
  readonly #counters: Counters
  readonly #guests = new Set<Guest>()

  constructor(
    services: Pick<Services, 'allowedOrigins' | 'addressOf'>,
    limits: DoorLimits,
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
    this.#guests.add(guest)
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest)
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
    for (const guest of this.#guests) {
      const isNeighbour = guest.address === address
      if (guest.isStranger) strangers += 1
      if (isNeighbour) neighbours += 1
      if (guest.isStranger && isNeighbour) strangeNeighbours += 1
    }
    return (
      strangers >= this.#limits.strangers ||
      neighbours >= this.#limits.socketsPerAddress ||
      strangeNeighbours >= this.#limits.strangersPerAddress
    )
  }
}
