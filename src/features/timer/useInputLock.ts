import { messageOf } from '#api/callErrors.ts'
import { SetInputLockedDocument } from '#api/operations/part.ts'
import { activityRoots } from '#domain/activity/docs.ts'
import { lockFlags } from '#domain/activity/flags.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useCanCall } from '#sync/connection.ts'
import { useDocument } from '#sync/documents.ts'
import { useCall } from '#sync/room.tsx'
import { useMapValue } from '#sync/useDoc.ts'
import { notify } from '#ui/notify.ts'
import { useAct } from '#ui/useAct.ts'

export interface InputLock {
  isLocked: boolean
  /** Without a connection, and while it is being changed. */
  cannotChange: boolean
  isConnected: boolean
  toggle: () => void
}

/** The lock of an activity's input, and what changes it by hand. SPEC B4. */
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
