import { close, closes } from './connection.ts'
import type { Connection } from './connection.ts'

/** How long a socket may stay open without a subscription, in milliseconds. */
export interface IdleTimes {
  /** For connections without a token, which cannot subscribe to anything. */
  strangerIdleMs: number
  idleMs: number
}

/** Closes sockets without subscriptions. Called periodically. */
export function closeIdle(connections: Iterable<Connection>, { strangerIdleMs, idleMs }: IdleTimes): void {
  const now = performance.now()
  for (const connection of connections) {
    if (connection.person !== null && connection.countSubscriptions() > 0) connection.idleSince = now
    const mostMs = connection.person === null ? strangerIdleMs : idleMs
    if (now - connection.idleSince > mostMs) close(connection, closes.idle)
  }
}
