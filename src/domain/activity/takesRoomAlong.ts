import type { WorkshopId } from '../ids.ts'
import { lobbyPath, partAt, remotePath } from '../workshop/paths.ts'
import type { AgendaPart } from '../workshop/state.ts'

/**
 * Whether Follow me takes the room along to this address. It does not when the address is outside the session, belongs
 * to a hidden activity, or is the remote, which leads by its own buttons only.
 */
export function takesRoomAlong(
  pathname: string,
  workshopId: WorkshopId,
  agenda: readonly AgendaPart[],
): boolean {
  const isInSession = `${pathname}/`.startsWith(`${lobbyPath(workshopId)}/`)
  return isInSession && pathname !== remotePath(workshopId) && partAt(pathname, agenda)?.hidden !== true
}
