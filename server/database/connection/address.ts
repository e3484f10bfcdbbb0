import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import type { ClientConfig } from 'pg'
import { messageOf } from '../../local/logger.ts'

const sslModes = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
type SslMode = (typeof sslModes)[number]

/** Parameters that the driver would interpret in its own way. */
const ofTls = ['ssl', 'sslmode', 'sslrootcert', 'sslcert', 'sslkey', 'uselibpqcompat']

/** How a connection string is used, or the first reason why it cannot be. */
export type DatabaseAddress =
  | {
      connection: Pick<ClientConfig, 'connectionString' | 'ssl'>
      /** What is less safe than an operator may believe, as one sentence; null when nothing is. */
      warning: string | null
    }
  | { problem: string }

/**
 * Reads the address of a database: `sslmode` and `sslrootcert` as libpq means them, with two exceptions. Without
 * `sslmode` every connection to another machine is verified, and nothing but `disable` ever gives plain text: `allow`
 * and `prefer` mean `require`. SPEC O11.
 *
 * @param databaseUrl `postgres://…`
 * @returns sentences that continue after the variable's name, without its value
 */
export function databaseAddress(databaseUrl: string): DatabaseAddress {
  const url = new URL(databaseUrl)
  const given = Object.fromEntries(ofTls.map((name) => [name, url.searchParams.get(name) ?? '']))
  for (const name of ofTls) url.searchParams.delete(name)
  const isNear = isOnThisMachine(url)
  const mode = given['sslmode'] || (isNear ? 'disable' : 'verify-full')
  if (!isSslMode(mode)) return { problem: `has an sslmode that is none of ${sslModes.join(', ')}` }
  try {
    const tls = mode === 'disable' ? false : tlsOf(mode, given)
    if (tls === 'no root')
      return {
        problem: 'has sslmode=verify-ca, which needs sslrootcert: the file of the authority that is trusted',
      }
    return {
      connection: { connectionString: url.href, ssl: tls },
      warning: isNear ? null : warningOf(tls),
    }
  } catch (error) {
    return { problem: `names a certificate file that cannot be read: ${messageOf(error)}` }
  }
}

function isSslMode(mode: string): mode is SslMode {
  return (sslModes as readonly string[]).includes(mode)
}

/** Loopback and unix sockets: nobody is on the way. */
function isOnThisMachine(url: URL): boolean {
  const host = decodeURIComponent(url.searchParams.get('host') ?? url.hostname)
  return host === '' || host.startsWith('/') || /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/.test(host)
}

function tlsOf(
  mode: SslMode,
  { sslrootcert = '', sslcert = '', sslkey = '' }: Record<string, string>,
): ConnectionOptions | 'no root' {
  const hasRoot = sslrootcert !== '' && sslrootcert !== 'system'
  if (mode === 'verify-ca' && !hasRoot) return 'no root'
  const isVerified = mode === 'verify-full' || hasRoot
  return {
    ...(hasRoot && { ca: readFileSync(sslrootcert, 'utf8') }),
    ...(sslcert && { cert: readFileSync(sslcert, 'utf8') }),
    ...(sslkey && { key: readFileSync(sslkey, 'utf8') }),
    rejectUnauthorized: isVerified,
    ...(mode !== 'verify-full' && { checkServerIdentity: () => undefined }),
  }
}

function warningOf(tls: ConnectionOptions | false): string | null {
  if (tls === false)
    return 'DATABASE_URL has sslmode=disable: everything is sent to the database in plain text'
  if (tls.rejectUnauthorized === false)
    return 'DATABASE_URL does not ask to verify the database: somebody on the way can pretend to be it. Use sslmode=verify-full'
  return null
}
