import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { isAllowedOrigin } from '#server/http/origin.ts'
import type { Services } from '#server/services.ts'
import type { Counters } from './counters.ts'
import type { CollaborationLimits } from './limits.ts'
import type { Registry } from './registry.ts'

const refusals = {
  forbidden: '403 Forbidden',
  tooMany: '429 Too Many Requests',
  closed: '503 Service Unavailable',
} as const

/** Decides who may open a websocket at all, before anything is kept of them. */
export class Doorkeeper {
  isOpen = true
  readonly #services: Pick<Services, 'allowedOrigins' | 'addressOf'>
  readonly #limits: CollaborationLimits
  readonly #counters: Counters
  readonly #registry: Registry

  constructor(
    services: Pick<Services, 'allowedOrigins' | 'addressOf'>,
    limits: CollaborationLimits,
    counters: Counters,
    registry: Registry,
  ) {
    this.#services = services
    this.#limits = limits
    this.#counters = counters
    this.#registry = registry
  }

  /** Whether the handshake may go on; where not, it is answered here. */
  lets(request: IncomingMessage, socket: Duplex): boolean {
    const refusal = this.#refusalOf(request)
    if (refusal === null) return true
    this.#counters.add(`upgrades_${refusal}`)
    socket.end(`HTTP/1.1 ${refusals[refusal]}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
    return false
  }

  #refusalOf(request: IncomingMessage): keyof typeof refusals | null {
    if (!this.#isOpenFor(request)) return 'forbidden'
    if (!this.isOpen) return 'closed'
    return this.#isFull(this.#services.addressOf(request)) ? 'tooMany' : null
  }

  #isOpenFor(request: IncomingMessage): boolean {
    return isAllowedOrigin(this.#services.allowedOrigins, request)
  }

  #isFull(address: string): boolean {
    const { sessions } = this.#registry
    // Below the smallest bound nobody has to be counted.
    const smallest = Math.min(this.#limits.strangers, this.#limits.strangersPerAddress)
    if (sessions.size < Math.min(smallest, this.#limits.socketsPerAddress)) return false
    let strangers = 0
    let neighbours = 0
    let strangeNeighbours = 0
    for (const session of sessions) {
      const isStranger = session.caller === null
      const isNeighbour = session.address === address
      if (isStranger) strangers += 1
      if (isNeighbour) neighbours += 1
      if (isStranger && isNeighbour) strangeNeighbours += 1
    }
    return (
      strangers >= this.#limits.strangers ||
      neighbours >= this.#limits.socketsPerAddress ||
      strangeNeighbours >= this.#limits.strangersPerAddress
    )
  }
}
