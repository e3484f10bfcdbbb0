import { messageOf } from '#api/callErrors.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'

/** Saves the lobby's texts; each function resolves to the error message, or null. */
export function useLobbyTexts(): {
  saveTitle: (title: string) => Promise<AnyMessage | null>
  saveDesc: (desc: string) => Promise<AnyMessage | null>
} {
  const { workshopId } = useRoom()
  const call = useCall()
  const save = async (input: { lobbyTitle: string } | { lobbyDesc: string }): Promise<AnyMessage | null> => {
    try {
      await call(UpdateWorkshopDocument, { workshopId, ...input })
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  return {
    saveTitle: (lobbyTitle) => save({ lobbyTitle }),
    saveDesc: (lobbyDesc) => save({ lobbyDesc }),
  }
}
