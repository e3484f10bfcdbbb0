import { create } from 'zustand'
import type { WorkshopId } from '#domain/ids.ts'

const followsKey = 'plenum.followsRemote'

/** The workshop in which this tab follows the remote. */
const useFollowed = create<{ workshopId: WorkshopId | null }>(() => ({ workshopId: read() }))

/** Whether this facilitator's screen goes along with the moves of the room; it is asked for each tab. SPEC S11 */
export function useFollowsRemote(workshopId: WorkshopId): boolean {
  return useFollowed((followed) => followed.workshopId === workshopId)
}

/** Lets this tab follow the remote in a workshop; null ends it. */
export function followRemote(workshopId: WorkshopId | null): void {
  useFollowed.setState({ workshopId })
  try {
    if (workshopId === null) sessionStorage.removeItem(followsKey)
    else sessionStorage.setItem(followsKey, workshopId)
  } catch {
    // Without storage a reload ends it; the switch starts it again.
  }
}

function read(): WorkshopId | null {
  try {
    return sessionStorage.getItem(followsKey)
  } catch {
    return null
  }
}
