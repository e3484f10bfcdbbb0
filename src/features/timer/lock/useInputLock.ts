import { messageOf } from '#api/callErrors.ts'
import { SetInputLockedDocument } from '#api/operations/part.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { lockFlags } from '#domain/activity/flags.ts'
import type { AgendaPart } from '#domain/workshop/state.ts'
import { useCanCall } from '#sync/room/connection.ts'
import { useDocument } from '#sync/room/documents.ts'
import { useCall } from '#sync/room/room.tsx'
import { useMapValue } from '#sync/documents/useDoc.ts'
import { notify } from '#ui/toasts/notify.ts'
import { useAct } from '#ui/inputs/useAct.ts'

export interface InputLock {
  isLocked: boolean
  /** True without a connection, and while a change is in progress. */
  cannotChange: boolean
  isConnected: boolean
  toggle: () => void
}

/** The input lock of an activity, and the functions that change it manually. SPEC B4. */
export function useInputLock({ id, objectId }: AgendaPart): InputLock {
  const call = useCall()
  const isConnected = useCanCall()
  const { doc } = useDocument('board', objectId)
  const isLocked = useMapValue(doc, activityRoots.flags, lockFlags.inputLocked) ?? false
  const lock = useAct(
    async (locked: boolean) => {
      await call(SetInputLockedDocument, { partId: id, locked })
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  return {
    isLocked,
    isConnected,
    cannotChange: !isConnected || lock.isBusy,
    toggle: () => void lock.run(!isLocked),
  }
}
