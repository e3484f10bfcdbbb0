import type { WorkshopId } from '../ids.ts'
import { lobbyPath, partAt, remotePath } from '../paths.ts'
import type { AgendaPart } from '../state.ts'

/**
 * Whether who leads the room with Follow me leads it to this address: not out of the session, not to an activity that is hidden
 * from it, and the remote leads by its own buttons alone.
 */
export function takesRoomAlong(
  pathname: string,
  workshopId: WorkshopId,
  agenda: readonly AgendaPart[],
): boolean {
  const isInSession = `${pathname}/`.startsWith(`${lobbyPath(workshopId)}/`)
  return isInSession && pathname !== remotePath(workshopId) && partAt(pathname, agenda)?.hidden !== true
}
