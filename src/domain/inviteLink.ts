import { isWorkshopId, normalizeWorkshopId } from './ids.ts'
import type { WorkshopId } from './ids.ts'

/** What the address of the join page tells. */
export interface JoinAddress {
  workshopId: WorkshopId | null
  password: string
}

/** Which session to join, and with which password. */
export interface JoinTarget extends JoinAddress {
  workshopId: WorkshopId
}

/**
 * The link that lets somebody join at once. The password stands behind `#?`, the part of an address that a browser
 * sends to no server.
 *
 * @param origin such as `https://plenum.example.org`, without a slash at the end
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
 * The link that proves an invited address. Its token stands behind the `#`, the part of an address that a browser sends to no
 * server: it is in no access log and no proxy's.
 *
 * @param origin such as `https://plenum.example.org`, without a slash at the end
 */
export function invitationLink(origin: string, token: string): string {
  return `${origin}/invitation#${token}`
}

/** The token in the address of the invitation's page; null where there is none. */
export function readInvitationToken(hash: string): string | null {
  return /^#([\w-]{43})$/.exec(hash)?.[1] ?? null
}

/**
 * Session ID and password out of the join page's address: any text after the question mark is the password, in the
 * form of the invite link (`#?password`) and in the older one (`?password`).
 *
 * @see specification, part 1, section 2: Public routes
 */
export function readJoinAddress(address: { pathname: string; search: string; hash: string }): JoinAddress {
  const id = /^\/join\/(?:workshop(?:\/|$))?([^/]*)/.exec(address.pathname)?.[1] ?? ''
  return { workshopId: normalizeWorkshopId(decoded(id)) || null, password: passwordIn(address) }
}

/**
 * Session ID and password out of what a person typed or pasted: the ID in any case, with spaces, hyphens or quotes around
 * and in it; an invite link, with or without its host; a text that has such a link in it. The address of a session's page
 * is taken as well: people copy it out of the browser. SPEC U13.
 *
 * @returns null for a text that is no session ID
 */
export function readTypedSession(typed: string): JoinTarget | null {
  const link = /(?:^|\/|\s)workshop\/([^\s/?#<>"]+)[^\s?#<>"]*(\?[^\s#<>"]*)?(#[^\s<>"]*)?/i.exec(typed)
  const workshopId = normalizeWorkshopId(link ? decoded(link[1] ?? '') : typed)
  if (!isWorkshopId(workshopId)) return null
  return { workshopId, password: passwordIn({ search: link?.[2] ?? '', hash: link?.[3] ?? '' }) }
}

function passwordIn({ search, hash }: { search: string; hash: string }): string {
  return decoded(hash.startsWith('#?') ? hash.slice(2) : search.slice(1))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A password typed into the address by hand may hold a lone percent sign.
    return text
  }
}
