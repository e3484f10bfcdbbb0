import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'

/**
 * The origins of this server's pages: the configured address, else every address it listens on.
 *
 * @param publicUrl PUBLIC_URL when it is configured
 */
export function allowedOrigins(publicUrl: string | null, host: string, port: number): ReadonlySet<string> {
  if (publicUrl !== null) return new Set([new URL(publicUrl).origin])
  const everywhere = host === '0.0.0.0' || host === '::'
  const loopback = ['localhost', '127.0.0.1', '[::1]']
  const own = everywhere ? interfaceAddresses() : [host]
  return new Set([...loopback, ...own].map((name) => new URL(`http://${name}:${port}`).origin))
}

/**
 * Whether a websocket handshake with this Origin is accepted: from our own pages, or without an Origin. A browser sends
 * the page's origin with each handshake. A handshake without an Origin comes from another kind of program, which has no
 * rights but those of the token it sends: tokens are never cookies. A wrong Origin, an empty one and `null` are
 * refused.
 */
export function isAllowedOrigin(allowed: ReadonlySet<string>, request: IncomingMessage): boolean {
  const { origin } = request.headers
  return origin === undefined || allowed.has(origin)
}

function interfaceAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => !address.includes('%'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}
