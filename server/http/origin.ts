import type { IncomingMessage } from 'node:http'
import { networkInterfaces } from 'node:os'

/**
 * The origins that pages of this server have: the configured address, else every address it listens on.
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
 * Whether a websocket's handshake may come from there: from one of our pages, or from no page at all. A browser says at each such
 * handshake whose page asks; without an Origin it is another kind of program, which has nothing of anybody's but the token it
 * sends: tokens are never cookies. A wrong one, an empty one and `null` are refused.
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
