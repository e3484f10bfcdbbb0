import { messageOf } from '#api/callErrors.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import { useCanCall } from '#sync/connection.ts'
import { useCall, useRoom } from '#sync/room.tsx'

/** What the settings panel may change of a session. */
export interface SettingsChange {
  workshopName?: string
  password?: string
  color?: string
}

export interface Settings {
  isConnected: boolean
  /** Answers what went wrong, or null. */
  save: (change: SettingsChange) => Promise<string | null>
}

/** @param onSaved the session is known anew from then on */
export function useSettings(onSaved: () => void): Settings {
  const { workshopId } = useRoom()
  const call = useCall()
  const isConnected = useCanCall()
  const save = async (change: SettingsChange): Promise<string | null> => {
    try {
      await call(UpdateWorkshopDocument, { workshopId, ...change })
      onSaved()
      return null
    } catch (error) {
      return messageOf(error)
    }
  }
  return { isConnected, save }
}
