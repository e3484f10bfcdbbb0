import { DatabaseError } from 'pg'

/** Who does not answer, in `where` with the port. */
export interface NetworkPlace {
  host: string
  where: string
}

/** What an operator can do about an error of the network or of TLS, by its code; the same for a database and a project. */
export const networkRemedies: [codes: string[], (place: NetworkPlace) => string][] = [
  [
    ['ECONNREFUSED'],
    ({ where }) => `nobody listens at ${where}. Check the host and the port, and that it runs there`,
  ],
  [['ENOTFOUND', 'EAI_AGAIN'], ({ host }) => `the name ${host} is not known here. Check the host`],
  [
    ['CERT_HAS_EXPIRED', 'CERT_NOT_YET_VALID'],
    ({ where }) => `the certificate of ${where} is not valid today. Check the clock, then the certificate`,
  ],
  [
    ['ERR_TLS_CERT_ALTNAME_INVALID'],
    ({ where, host }) =>
      `the certificate of ${where} is for another name than ${host}. Use the name in the certificate`,
  ],
]

/** Codes for a certificate of an authority that is not trusted. */
export const foreignCertificate = [
  'SELF_SIGNED_CERT_IN_CHAIN',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UNABLE_TO_GET_ISSUER_CERT',
  'UNABLE_TO_GET_ISSUER_CERT_LOCALLY',
  'CERT_SIGNATURE_FAILURE',
]

/** What an operator can do about an error of a database, by the code of Postgres, of the network or of TLS. */
const remedies: [codes: string[], (place: Place) => string][] = [
  ...networkRemedies,
  [
    ['ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'no answer'],
    ({ where }) =>
      `${where} does not answer. Check the host, the port and what stands in between (firewall, allowed addresses, IPv6); a pooler must have room for 22 connections of each node`,
  ],
  [
    ['ended'],
    ({ where }) =>
      `${where} ends each connection before it is of use. Check the port: something else than a database may listen there`,
  ],
  [['ENOENT', 'EACCES'], ({ where }) => `there is no socket of a database at ${where}`],
  [
    ['28P01', '28000'],
    ({ user }) =>
      `the database refuses the user ${user} or the password. Check both; in an address, characters such as @ and / are written as %40 and %2F`,
  ],
  [['3D000'], ({ database }) => `there is no database "${database}". A Supabase project's is "postgres"`],
  [
    ['42501'],
    ({ user }) => `the user ${user} has no right to make tables here. Use the user postgres of the project`,
  ],
  [['53300'], ({ where }) => `${where} has no connection left. Plenum needs up to 22 for each node`],
  [['57P03'], ({ where }) => `the database at ${where} is starting or stopping. Try again in a moment`],
  [
    ['no tls'],
    ({ where }) =>
      `${where} offers no TLS. Add sslmode=disable if the way to it is safe: everything is then sent in plain text`,
  ],
  [
    foreignCertificate,
    ({ where }) =>
      `the certificate of ${where} is not from an authority that is trusted here. Download the project's certificate (Supabase: Database, Settings, SSL Configuration) and add sslrootcert=<its file>`,
  ],
]

interface Place extends NetworkPlace {
  user: string
  database: string
}

/**
 * Why a database cannot be used, for an operator.
 *
 * @returns one sentence that begins with DATABASE_URL and never contains the password; null for an error that is not
 *   about the address or the rights in it
 */
export function databaseMistake(error: unknown, databaseUrl: string): string | null {
  if (!(error instanceof Error)) return null
  const place = placeOf(databaseUrl)
  const code = codeOf(error)
  const remedy = remedies.find(([codes]) => codes.includes(code))?.[1]
  if (remedy) return `DATABASE_URL: ${remedy(place)}.`
  // Poolers refuse with words and codes of their own, such as "Tenant or user not found".
  if (error instanceof DatabaseError && error.severity === 'FATAL')
    return `DATABASE_URL: ${place.where} refuses the connection of ${place.user}: ${error.message}.`
  return databaseMistake(error.cause, databaseUrl)
}

function placeOf(databaseUrl: string): Place {
  const url = new URL(databaseUrl)
  const host = decodeURIComponent(url.searchParams.get('host') ?? url.hostname)
  const port = url.searchParams.get('port') ?? (url.port || '5432')
  return {
    host,
    where: host.startsWith('/') ? host : `${host}:${port}`,
    user: decodeURIComponent(url.username) || (url.searchParams.get('user') ?? 'without a name'),
    database: decodeURIComponent(url.pathname.slice(1)),
  }
}

/** The driver has sentences instead of codes for some of its own errors. */
function codeOf(error: Error): string {
  if ('code' in error && typeof error.code === 'string') return error.code
  if (/does not support SSL/.test(error.message)) return 'no tls'
  if (/terminated unexpectedly/.test(error.message)) return 'ended'
  return /timeout/i.test(error.message) ? 'no answer' : ''
}
