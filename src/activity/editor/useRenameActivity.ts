import { messageOf } from '#api/callErrors.ts'
import { UpdatePartAndTypeTitleDocument } from '#api/operations/part.ts'
import { useCall } from '#sync/room.tsx'

/** Gives the activity of an agenda's part another name, which may be empty; answers what went wrong, or null. */
export function useRenameActivity(partId: string | undefined): (title: string) => Promise<string | null> {
  const call = useCall()
  return async (title) => {
    if (partId === undefined) return null
    try {
      await call(UpdatePartAndTypeTitleDocument, { id: partId, title })
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
}
