import { Button } from '@mantine/core'
import { IconLock, IconLockOpen } from '@tabler/icons-react'
import { messageOf } from '#api/callErrors.ts'
import { SetInputLockedDocument } from '#api/operations/part.ts'
import { flagNames } from '#domain/brainstorm/flags.ts'
import { boardRoots } from '#domain/brainstorm/roots.ts'
import type { AgendaPart } from '#domain/state.ts'
import { useConnection } from '#sync/connection.ts'
import { useDocument } from '#sync/documents.ts'
import { useCall } from '#sync/room.tsx'
import { useMapValue } from '#sync/useDoc.ts'
import { notify } from '#ui/notify.ts'
import { useAct } from '#ui/useAct.ts'
import { useText } from '#ui/useText.ts'
import classes from './LockInputButton.module.css'
import { timerText } from './timerText.ts'

/** Locks the activity's input by hand and opens it again, whatever is shown or hidden. SPEC B4. */
export function LockInputButton({ part }: { part: AgendaPart }) {
  const text = useText(timerText)
  const call = useCall()
  const isConnected = useConnection().status === 'online'
  const { doc } = useDocument('board', part.objectId)
  const isLocked = useMapValue(doc, boardRoots.flags, flagNames.inputLocked) ?? false
  const lock = useAct(
    async (locked: boolean) => {
      await call(SetInputLockedDocument, { partId: part.id, locked })
    },
    (error) => {
      notify(messageOf(error), 'bad')
      return null
    },
  )
  const label = isLocked ? text.unlockInput : text.lockInput
  return (
    <Button
      className={classes.lock ?? ''}
      size="sm"
      variant="default"
      data-locked={isLocked || undefined}
      leftSection={isLocked ? <IconLock size={18} /> : <IconLockOpen size={18} />}
      aria-label={label}
      title={isConnected ? text.lockHint : text.needsConnection}
      disabled={!isConnected || lock.isBusy}
      onClick={() => void lock.run(!isLocked)}
    >
      {isLocked && <span className={classes.label}>{label}</span>}
    </Button>
  )
}
