import { normalizeWorkshopId } from '../ids.ts'
import type { WorkshopId } from '../ids.ts'

/** What the address of the join page tells. */
export interface JoinAddress {
  workshopId: WorkshopId | null
  /** What the password may be, the likeliest first: all text after the question mark, as it is written and decoded. */
  passwords: readonly string[]
}

/** The session to join, and its password. */
export interface JoinTarget {
  workshopId: WorkshopId
  password: string
}

/**
 * The link with which a person joins a session directly. The password follows `#?`: browsers never send the fragment to
 * a server.
 *
 * @param origin such as `https://plenum.example.org`, without a trailing slash
 */
export function inviteLink(origin: string, workshopId: WorkshopId, password: string): string {
  return `${origin}${joinPath({ workshopId, password })}`
}

/** Path and fragment of a session's join page, as in its invite link. */
export function joinPath({ workshopId, password }: JoinTarget): string {
  const page = `/join/workshop/${workshopId}`
  return password === '' ? page : `${page}#?${encodeURIComponent(password)}`
}

/**
 * The link that proves that the user receives mail at the invited address. The token is in the fragment, which browsers
 * never send to a server, so it appears in no access log or proxy log.
 *
 * @param origin such as `https://plenum.example.org`, without a trailing slash
 */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/invitation#${token}`
}

/** The token in the address of the invitation page, or null. */
export function readInvitationToken(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null
}

/**
 * Reads session ID and password from the address of the join page. All text after the question mark is the password, in
 * the form of the invite link (`#?password`) and in the older form (`?password`).
 *
 * @see SPEC M1
 */
export function readJoinAddress(address: { pathname: string; search: string; hash: string }): JoinAddress {
  const id = /^\/join\/(?:workshop(?:\/|$))?([^/]*)/.exec(address.pathname)?.[1] ?? ''
  return { workshopId: normalizeWorkshopId(decoded(id)) || null, passwords: passwordsIn(address) }
}

/** What the password may be, the likeliest first. */
export function passwordsIn({ search, hash }: { search: string; hash: string }): string[] {
  const written = hash.startsWith('#?') ? hash.slice(2) : search.slice(1)
  const meant = decoded(written)
  // A link at the end of a sentence is copied with its full stop.
  return [...new Set([meant, written, meant.replace(/\.$/, '')])].filter((password) => password !== '')
}

/** A part of an address as it was meant. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A password typed into the address bar may contain a lone percent sign, which is no valid escape sequence.
    return text
  }
}
