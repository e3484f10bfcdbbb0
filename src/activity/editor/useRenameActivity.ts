import { messageOf } from '#api/callErrors.ts'
import { UpdatePartAndTypeTitleDocument } from '#api/operations/part.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCall } from '#sync/room/room.tsx'

/** Renames the activity of a part; the name may be empty. Returns the error as a sentence, or null. */
export function useRenameActivity(partId: string | undefined): (title: string) => Promise<AnyMessage | null> {
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
