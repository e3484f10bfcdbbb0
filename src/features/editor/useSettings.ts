import { messageOf } from '#api/callErrors.ts'
import { UpdateWorkshopDocument } from '#api/operations/workshop.ts'
import type { AnyMessage } from '#domain/message.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useCall, useRoom } from '#sync/room/room.tsx'

/** The settings of a session that the panel can change. */
export interface SettingsChange {
  workshopName?: string
  password?: string
  color?: string
}

export interface Settings {
  isConnected: boolean
  /** Resolves to the error message, or null. */
  save: (change: SettingsChange) => Promise<AnyMessage | null>
}

/** @param onSaved refetches the session */
export function useSettings(onSaved: () => void): Settings {
  const { workshopId } = useRoom()
  const call = useCall()
  const isConnected = useCanCall()
  const save = async (change: SettingsChange): Promise<AnyMessage | null> => {
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
