import { Button } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { identityKey } from '#api/signIn/identity.ts'
import { credentials } from '#api/signIn/credentials.ts'
import { countDrafts } from '#sync/device/drafts.ts'
import { useOutbox } from '#sync/room/outbox.ts'
import { useRoom } from '#sync/room/room.tsx'
import { useSaveState } from '#sync/room/saveState.ts'
import { lazyDialog } from '#ui/loading/lazyPart.tsx'
import { useText } from '#ui/texts/useText.ts'
import { deviceText } from './deviceText.ts'

const ConfirmDialog = lazyDialog(async () => ({
  default: (await import('#ui/dialogs/ConfirmDialog.tsx')).ConfirmDialog,
}))

/**
 * For a borrowed device: after a confirmation, deletes the participant and all data of this session from the device.
 */
export function LeaveSession() {
  const text = useText(deviceText)
  const { workshopId, identity } = useRoom()
  const saveState = useSaveState()
  const { refused } = useOutbox()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  // A facilitator in the participants' view is not a participant and cannot leave.
  if (identity.kind !== 'member') return null
  const isAllSent = saveState === 'saved' && refused.length === 0 && countDrafts(identityKey(identity)) === 0
  const leave = async (): Promise<null> => {
    // The gate redirects non-members to this session's join form. That redirect must run before the one to the general
    // form.
    flushSync(() => credentials.forgetMember(workshopId))
    await navigate('/join', { replace: true })
    return null
  }
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-sm"
        c="dimmed"
        fw={500}
        mx={-8}
        onClick={() => setAsking(true)}
      >
        {text.leave}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text.leaveTitle}
          body={isAllSent ? text.leaveText : `${text.leaveText} ${text.leaveUnsaved}`}
          confirmLabel={text.leaveConfirm}
          onConfirm={leave}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
