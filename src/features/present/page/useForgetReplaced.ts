import { useEffect } from 'react'
import { useCanCall } from '#sync/room/connection.ts'
import { useRoomOfContext } from '#sync/room/roomContext.ts'
import type { Present } from '../usePresent.ts'

/**
 * While the page is open and the server is reached, this device keeps no other file of the activity than the one on the
 * screen. SPEC SL5
 */
export function useForgetReplaced({ objectId, board, document, isKnown }: Present): void {
  const { files } = useRoomOfContext()
  const isReached = useCanCall()
  const fileId = document?.id
  useEffect(() => {
    if (isKnown && isReached) void files().then((kept) => kept?.forgetReplaced(objectId, board))
  }, [files, objectId, board, isKnown, isReached, fileId])
}
