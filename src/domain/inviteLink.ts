import { normalizeWorkshopId } from './ids.ts'
import type { WorkshopId } from './ids.ts'

/** What the address of the join page tells. */
export interface JoinAddress {
  workshopId: WorkshopId | null
  password: string
}

/**
 * The link that lets somebody join at once. The password stands behind `#?`, the part of an address that a browser
 * sends to no server.
 *
 * @param origin such as `https://plenum.example.org`, without a slash at the end
 */
export function inviteLink(origin: string, workshopId: WorkshopId, password: string): string {
  const page = `${origin}/join/workshop/${workshopId}`
  return password === '' ? page : `${page}#?${encodeURIComponent(password)}`
}

/**
 * Session ID and password out of the join page's address: any text after the question mark is the password, in the
 * form of the invite link (`#?password`) and in the older one (`?password`).
 *
 * @see specification, part 1, section 2: Public routes
 */
export function readJoinAddress(address: { pathname: string; search: string; hash: string }): JoinAddress {
  const id = /^\/join\/workshop\/([^/]+)/.exec(address.pathname)?.[1] ?? ''
  const behindMark = address.hash.startsWith('#?') ? address.hash.slice(2) : address.search.slice(1)
  return { workshopId: normalizeWorkshopId(decoded(id)) || null, password: decoded(behindMark) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    // A password typed into the address by hand may hold a lone percent sign.
    return text
  }
}
