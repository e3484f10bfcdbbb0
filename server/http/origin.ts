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

/** Whether a request's Origin is one of our pages. A missing one is not. */
export function isAllowedOrigin(allowed: ReadonlySet<string>, request: IncomingMessage): boolean {
  const { origin } = request.headers
  return origin !== undefined && allowed.has(origin)
}

function interfaceAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => !address.includes('%'))
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address))
}
