import { isWorkshopId, normalizeWorkshopId } from '../ids.ts'
import { decoded, passwordsIn } from './inviteLink.ts'
import type { JoinTarget } from './inviteLink.ts'

/**
 * Reads session ID and password from typed or pasted text: the ID in upper or lower case, with spaces, hyphens or
 * quotes, and with its label; an invite link, with or without its host, or within one that a mail program made of it; or
 * a text that contains any of these. The address of a session's page is accepted too, because people copy it from the
 * browser. SPEC U13.
 *
 * @returns null for a text without a session ID
 */
export function readTypedSession(typed: string): JoinTarget | null {
  const within = wrapped.exec(typed)?.[1]
  const [, id, search = '', hash = ''] = link.exec(within ? decoded(within) : typed) ?? []
  const workshopId = normalizeWorkshopId(id ? decoded(id) : (label.exec(typed)?.[1] ?? typed))
  if (!isWorkshopId(workshopId)) return null
  return { workshopId, password: passwordsIn({ search, hash })[0] ?? '' }
}

/** As on the lobby's page: "Session ID: abcd2345". */
const label = /\bID\s*[:：]\s*(.+)/iu
const link =
  /(?:^|\/|\s)(?:workshop|join(?!\/workshop))\/([^\s/?#<>"]+)[^\s?#<>"]*(\?[^\s#<>"]*)?(#[^\s<>"]*)?/i
/** Mail programs and search engines put the link that they lead to into a parameter of their own. */
const wrapped = /=(https?%3A[^&\s<>"]+)/i
