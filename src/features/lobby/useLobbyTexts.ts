import { messageOf } from '#api/callErrors.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import { useCall, useRoom } from '#sync/room.tsx'

/** Saving the lobby's texts; each answers what went wrong, or null. */
export function useLobbyTexts(): {
  saveTitle: (title: string) => Promise<string | null>
  saveDesc: (desc: string) => Promise<string | null>
} {
  const { workshopId } = useRoom()
  const call = useCall()
  const save = async (input: { lobbyTitle: string } | { lobbyDesc: string }): Promise<string | null> => {
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
