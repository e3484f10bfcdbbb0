import { isOwnChange } from '#sync/room/ownChanges.ts'
import { useStateDocument } from '#sync/room/documents.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import { useFollowsRemote } from '../session/followsRemote.ts'

/**
 * For a facilitator's shell: whether its screen goes along with the latest move of the room. It does if it follows the
 * remote and did not make the move itself. SPEC S11
 */
export function useGoesAlong(): boolean {
  const room = useRoomOfContext()
  const { revision } = useStateDocument().state
  return useFollowsRemote(room.workshopId) && !isOwnChange(room, revision)
}
